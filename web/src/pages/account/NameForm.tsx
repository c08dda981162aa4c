import type { AccountView } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { renameMe } from '../../client/session.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { accountText } from '#text/account.ts';
import { startSession } from '../../account/session.ts';
import { createName, NameField } from '../../account/NameField.tsx';
import { createAccountAction } from '../../account/account-action.ts';
import styles from './NameForm.module.css';

/** Changes the name that other players see. */
export function NameForm(props: { me: AccountView }): JSX.Element {
  const action = createAccountAction();
  // eslint-disable-next-line solid/reactivity -- only the initial value; after that the player edits it
  const [name, setName] = createName(props.me.name);
  const save = async (): Promise<void> => {
    const me = await renameMe(name().trim());
    startSession(me);
    showToast(accountText.saved(me.name ?? name()));
  };
  return (
    <form
      class={styles['name-form']}
      onSubmit={(event) => {
        event.preventDefault();
        action.run(save);
      }}
    >
      <NameField value={name()} onInput={setName} />
      <ActButton
        class={styles['save']}
        type="submit"
        quiet
        action={action}
        label={accountText.save}
        busy={accountText.saving}
      />
      <ErrorMessage sentence={action.problem()} />
    </form>
  );
}
