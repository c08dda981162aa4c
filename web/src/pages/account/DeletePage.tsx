import { createSignal, For, Show, type JSX } from 'solid-js';
import { ActButton } from '../../ui/ActButton.tsx';
import { NoticePage } from '../../ui/NoticePage.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { leaveText } from '../../text/account.ts';
import { endSession } from '../../account/session.ts';
import { Export } from './Export.tsx';
import { AccountSubpage } from '../../account/AccountSubpage.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import { deleteAccount } from '../../account/requests.ts';
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
        <NoticePage title={leaveText.doneTitle} more={leaveText.done}>
          <ButtonLink href="/">{leaveText.home}</ButtonLink>
        </NoticePage>
      }
    >
      <AccountSubpage title={leaveText.title} line={leaveText.line}>
        {() => <Farewell onDone={() => setDone(true)} />}
      </AccountSubpage>
    </Show>
  );
}

function Farewell(props: { onDone(): void }): JSX.Element {
  const action = createAccountAction();
  const [typed, setTyped] = createSignal('');
  const isMeant = (): boolean => typed().trim().toLowerCase() === leaveText.phrase;
  const leave = async (): Promise<void> => {
    await deleteAccount();
    props.onDone();
    endSession();
  };
  return (
    <Card>
      <form
        class={styles['farewell']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isMeant()) action.run(leave);
        }}
      >
        <ul class={styles['what']}>
          <For each={leaveText.what}>{(what) => <li>{what}</li>}</For>
        </ul>
        <Export />
        <Field label={leaveText.type} hint={leaveText.phrase}>
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
        <ButtonLink href="/you">{leaveText.stay}</ButtonLink>
        <ActButton
          type="submit"
          quiet
          action={action}
          unready={!isMeant()}
          label={leaveText.go}
          busy={leaveText.going}
        />
      </form>
    </Card>
  );
}
