import { createSignal, Show, type JSX } from 'solid-js';
import { KEYS, queryClient } from '../../client/query.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { shellText } from '#text/shell.ts';
import { restoreText } from '#text/sign-in.ts';
import { clearSession } from '../../account/session.ts';
import { createLinkToken } from '../../account/link-token.ts';
import { restoreEmail } from '../../account/requests.ts';
import { ButtonLink } from '../../ui/Button.tsx';

/** The page that the mail to an old address links to: undoes an unwanted change of address, after a press. */
export default function RestorePage(): JSX.Element {
  const [carried] = createLinkToken(['token']);
  usePageTitle(() => ({ title: shellText.titleOf(restoreText.title) }));
  return (
    <Show
      when={carried()}
      keyed
      fallback={
        <MessagePage title={restoreText.title} more={restoreText.noToken}>
          <ButtonLink href="/">{restoreText.home}</ButtonLink>
        </MessagePage>
      }
    >
      {({ token }) => <Restore token={token} />}
    </Show>
  );
}

function Restore(props: { token: string }): JSX.Element {
  const action = createAsyncAction();
  const [isDone, setDone] = createSignal(false);
  const restore = async (): Promise<void> => {
    await restoreEmail(props.token);
    setDone(true);
    clearSession();
    // This browser may be signed in to another account, and stays so.
    void queryClient.invalidateQueries({ queryKey: KEYS.me });
  };
  return (
    <Show
      when={!isDone()}
      fallback={
        <MessagePage title={restoreText.doneTitle} more={restoreText.done}>
          <ButtonLink href="/sign-in">{restoreText.signIn}</ButtonLink>
        </MessagePage>
      }
    >
      <MessagePage title={restoreText.title} more={restoreText.more}>
        <ErrorMessage sentence={action.problem()} />
        <ActButton
          action={action}
          label={restoreText.yes}
          busy={restoreText.going}
          onClick={() => action.run(restore)}
        />
        <Show
          when={action.problem()}
          fallback={
            <ButtonLink quiet href="/">
              {restoreText.no}
            </ButtonLink>
          }
        >
          <ButtonLink quiet href="/sign-in">
            {restoreText.signIn}
          </ButtonLink>
        </Show>
      </MessagePage>
    </Show>
  );
}
