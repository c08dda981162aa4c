import { createSignal, type JSX } from 'solid-js';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { notifyText } from '#text/notifications.ts';

/** Sends a test notification through one channel and shows the result next to it. */
export function TestButton(props: { what: string; send(): Promise<void>; onTried(): void }): JSX.Element {
  const action = createAccountAction();
  const [isSent, setSent] = createSignal(false);
  const send = async (): Promise<void> => {
    setSent(false);
    try {
      await props.send();
      setSent(true);
    } finally {
      // Success and failure both change the channel's health, so reload it.
      props.onTried();
    }
  };
  return (
    <>
      <ActButton
        quiet
        action={action}
        label={notifyText.test}
        spoken={notifyText.testOne(props.what)}
        busy={notifyText.testing}
        onClick={() => action.run(send)}
      />
      <ErrorMessage sentence={action.problem()} />
      <StatusMessage sentence={isSent() ? notifyText.tested : null} />
    </>
  );
}
