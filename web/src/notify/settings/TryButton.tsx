import { createSignal, Show, type JSX } from 'solid-js';
import { createOwnTask } from '../../account/own-task.ts';
import { ActButton } from '../../app/ActButton.tsx';
import { Trouble } from '../../app/Trouble.tsx';
import { notifyText } from '../../text/notify.ts';

/** Sends something small by one way, and says beside it what came of that. */
export function TryButton(props: { what: string; send(): Promise<void>; onTried(): void }): JSX.Element {
  const task = createOwnTask();
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
        task={task}
        label={notifyText.test}
        spoken={notifyText.testOne(props.what)}
        busy={notifyText.testing}
        onClick={() => task.run(send)}
      />
      <Trouble sentence={task.problem()} />
      <div role="status" class="tried">
        <Show when={isSent()}>
          <p>{notifyText.tested}</p>
        </Show>
      </div>
    </>
  );
}
