import type { AccountView } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
import { useMe } from '../../client/queries.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { deletionText } from '#text/account.ts';
import { clearSession } from '../../account/session.ts';
import { Export } from './Export.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { Proved } from '../../account/Proved.tsx';
import { deleteMe } from '../../account/requests.ts';
import { Field } from '../../ui/Field.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { AccountCard } from '../../account/Card.tsx';
import styles from './DeletePage.module.css';

/** Deletes an account: says what will happen, asks for a phrase, and says goodbye. */
export default function DeletePage(): JSX.Element {
  /** What has been deleted: a guest at once, an account with a way back in seven days. */
  const [done, setDone] = createSignal<'guest' | 'account' | null>(null);
  const me = useMe();
  const isKept = (): boolean => me.data()?.isGuest === false;
  return (
    <Show
      when={done()}
      fallback={
        <AccountSubpage title={deletionText.title} line={isKept() ? deletionText.lineLater : deletionText.line}>
          {(known) => <DeleteForm me={known()} onDone={setDone} />}
        </AccountSubpage>
      }
    >
      {(what) => (
        <MessagePage
          title={what() === 'guest' ? deletionText.doneTitle : deletionText.laterTitle}
          more={what() === 'guest' ? deletionText.done : deletionText.laterDone}
        >
          <ButtonLink href="/">{deletionText.home}</ButtonLink>
        </MessagePage>
      )}
    </Show>
  );
}

function DeleteForm(props: { me: AccountView; onDone(what: 'guest' | 'account'): void }): JSX.Element {
  const action = createAccountAction();
  const [typed, setTyped] = createSignal('');
  /** Nobody can bring a guest back: they are asked twice. */
  const [isAsked, setAsked] = createSignal(false);
  const isMeant = (): boolean => typed().trim().toLowerCase() === deletionText.phrase.toLowerCase();
  const leave = async (): Promise<void> => {
    const what = props.me.isGuest ? 'guest' : 'account';
    await deleteMe();
    props.onDone(what);
    clearSession();
  };
  const submit = (): void => {
    if (!isMeant()) return;
    if (props.me.isGuest && !isAsked()) setAsked(true);
    else action.run(leave);
  };
  return (
    <Proved me={props.me} action={action}>
      <AccountCard>
        <ul class={styles['what']}>
          <For each={deletionText.what}>{(what) => <li>{what}</li>}</For>
        </ul>
        <Show when={!props.me.isGuest}>
          <p>{deletionText.later}</p>
        </Show>
        <Export me={props.me} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label={deletionText.type} hint={deletionText.phrase}>
            <input
              name="phrase"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              required
              value={typed()}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
          <Show when={isAsked()}>
            <p role="alert">{deletionText.sure}</p>
          </Show>
          <ErrorMessage sentence={action.problem()} />
          <ButtonLink href="/you">{deletionText.stay}</ButtonLink>
          <ActButton
            type="submit"
            quiet
            action={action}
            unready={!isMeant()}
            label={isAsked() ? deletionText.sureYes : deletionText.go}
            busy={deletionText.going}
          />
        </form>
      </AccountCard>
    </Proved>
  );
}
