import { createSignal, type JSX } from 'solid-js';
import { mailedText, waitingText } from '#text/waiting.ts';
import { createAsyncAction } from '../../client/async-action.ts';
import { api, call, newKey } from '../../client/call.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toasts.ts';
import styles from './MailInvite.module.css';

/** Invites somebody by e-mail address, into a seat that is kept for the reader of the mail. */
export function MailInvite(props: { gameId: string; class: string | undefined; onAsked(): void }): JSX.Element {
  const action = createAsyncAction();
  const [email, setEmail] = createSignal('');
  const [label, setLabel] = createSignal('');
  // Until somebody else is invited: a retry keeps no second seat.
  let key = newKey();
  const invite = async (): Promise<void> => {
    const address = email().trim();
    await postMailInvitation(props.gameId, address, label().trim(), key);
    key = newKey();
    setEmail('');
    setLabel('');
    showToast(waitingText.mailed(address));
    props.onAsked();
  };
  return (
    <form
      class={props.class}
      onSubmit={(event) => {
        event.preventDefault();
        action.run(invite);
      }}
    >
      <div class={styles['line']}>
        <Field label={waitingText.address} hint={waitingText.addressMore}>
          <input
            type="email"
            required
            autocomplete="off"
            maxlength={254}
            value={email()}
            onInput={(event) => {
              action.clear();
              key = newKey();
              setEmail(event.currentTarget.value);
            }}
          />
        </Field>
        <Field label={mailedText.label}>
          <input
            autocomplete="off"
            maxlength={24}
            value={label()}
            onInput={(event) => {
              action.clear();
              key = newKey();
              setLabel(event.currentTarget.value);
            }}
          />
        </Field>
        <ActButton quiet type="submit" action={action} label={waitingText.ask} busy={waitingText.asking} />
      </div>
      <ErrorMessage sentence={action.problem()} />
    </form>
  );
}

/**
 * Keeps a seat for the owner of this address, and mails them its link; for the host.
 * @param label the name that the table reads at the seat; empty for none
 */
async function postMailInvitation(id: string, email: string, label: string, key: string): Promise<void> {
  const json = { email, ...(label !== '' && { label }) };
  const header = { 'idempotency-key': key };
  await call(api.games[':id']['mail-invitations'].$post, { param: { id }, json, header });
}
