import type { AccountView } from '@slow-train/protocol';
import { createSignal, For, Show, type JSX } from 'solid-js';
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
import { Card } from '../../account/Card.tsx';
import styles from './DeletePage.module.css';

/** Deletes an account: says what will happen, asks for a phrase, and says goodbye. */
export default function DeletePage(): JSX.Element {
  const [isDone, setDone] = createSignal(false);
  return (
    <Show
      when={!isDone()}
      fallback={
        <MessagePage title={deletionText.doneTitle} more={deletionText.done}>
          <ButtonLink href="/">{deletionText.home}</ButtonLink>
        </MessagePage>
      }
    >
      <AccountSubpage title={deletionText.title} line={deletionText.line}>
        {(me) => <DeleteForm me={me()} onDone={() => setDone(true)} />}
      </AccountSubpage>
    </Show>
  );
}

function DeleteForm(props: { me: AccountView; onDone(): void }): JSX.Element {
  const action = createAccountAction();
  const [typed, setTyped] = createSignal('');
  const isMeant = (): boolean => typed().trim().toLowerCase() === deletionText.phrase.toLowerCase();
  const leave = async (): Promise<void> => {
    await deleteMe();
    props.onDone();
    clearSession();
  };
  return (
    <Proved me={props.me} action={action}>
      <Card>
        <ul class={styles['what']}>
          <For each={deletionText.what}>{(what) => <li>{what}</li>}</For>
        </ul>
        <Export me={props.me} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isMeant()) action.run(leave);
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
          <ErrorMessage sentence={action.problem()} />
          <ButtonLink href="/you">{deletionText.stay}</ButtonLink>
          <ActButton
            type="submit"
            quiet
            action={action}
            unready={!isMeant()}
            label={deletionText.go}
            busy={deletionText.going}
          />
        </form>
      </Card>
    </Proved>
  );
}
