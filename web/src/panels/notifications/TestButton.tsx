import { createSignal, type JSX } from 'solid-js';
import { createAccountAction } from '../../account/account-action.ts';
import { ActButton } from '../../ui/ActButton.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { StatusMessage } from '../../ui/StatusMessage.tsx';
import { notifyText } from '../../text/notifications.ts';

/** Sends something small by one way, and says beside it what came of that. */
export function TestButton(props: { what: string; send(): Promise<void>; onTried(): void }): JSX.Element {
  const action = createAccountAction();
  const [isSent, setSent] = createSignal(false);
  const send = async (): Promise<void> => {
    setSent(false);
    try {
      await props.send();
      setSent(true);
    } finally {
      // Either way it shows how the way works.
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
