import type { Unsubscribed } from '@slow-train/protocol';
import { createSignal, Match, Show, Switch, type JSX } from 'solid-js';
import { createLinkToken } from '../../account/link-token.ts';
import { isDecided } from '../../client/fate.ts';
import { Refused } from '../../client/http.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { noteMove } from '../../ui/focus.ts';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { shellText } from '#text/shell.ts';
import { stoppedWords, unsubscribeText as words } from '#text/sign-in.ts';
import { postUnsubscription } from '../../notifications/requests.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The page behind “stop these mails”. Needs no session; acts only on a press, because scanners open links too. */
export default function UnsubscribePage(): JSX.Element {
  const [carried] = createLinkToken(['token']);
  usePageTitle(() => ({ title: shellText.titleOf(words.title) }));
  return (
    // Another link is another page.
    <Show when={carried()} keyed fallback={<Wrong more={words.wrong} />}>
      {({ token }) => <Stop token={token} />}
    </Show>
  );
}

function Stop(props: { token: string }): JSX.Element {
  const action = createAsyncAction();
  const [done, setDone] = createSignal<Unsubscribed | null>(null);
  /** The reason why this link stops nothing; a failed connection is none. */
  const [wrong, setWrong] = createSignal<string | null>(null);
  const stop = async (): Promise<void> => {
    try {
      const stopped = await postUnsubscription(props.token);
      // Announces the result to screen readers as a new page.
      noteMove();
      setDone(stopped);
    } catch (error) {
      if (!(error instanceof Refused) || !isDecided(error)) throw error;
      noteMove();
      setWrong(error.problem.detail);
    }
  };
  return (
    <Switch
      fallback={
        <MessagePage title={words.title} more={words.more}>
          <ErrorMessage sentence={action.problem()} />
          <ActButton action={action} label={words.yes} busy={words.going} onClick={() => action.run(stop)} />
          <ButtonLink quiet href="/">
            {words.no}
          </ButtonLink>
        </MessagePage>
      }
    >
      <Match when={done()}>
        {(stopped) => (
          <MessagePage title={words.doneTitle} more={stoppedWords(stopped())}>
            <ButtonLink href="/you/notifications">{words.choose}</ButtonLink>
            <ButtonLink quiet href="/">
              {words.home}
            </ButtonLink>
          </MessagePage>
        )}
      </Match>
      <Match when={wrong()}>{(detail) => <Wrong more={detail()} />}</Match>
    </Switch>
  );
}

function Wrong(props: { more: string }): JSX.Element {
  return (
    <MessagePage title={words.wrongTitle} more={props.more}>
      <ButtonLink href="/you/notifications">{words.choose}</ButtonLink>
    </MessagePage>
  );
}
