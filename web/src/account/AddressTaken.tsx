import type { NewEmail } from '@slow-train/protocol';
import { onMount, type JSX } from 'solid-js';
import { ActButton } from '../app/ActButton.tsx';
import { Trouble } from '../app/Trouble.tsx';
import { emailText } from '../text/account.ts';
import { createOwnTask } from './own-task.ts';

/** The address is proved, and it is an account's already: most likely the same person's. */
export function AddressTaken(props: { proof: NewEmail; join(): Promise<void>; onOther(): void }): JSX.Element {
  const task = createOwnTask();
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  const join = (): Promise<void> => props.join();
  return (
    <section class="account-card">
      <h2 tabindex="-1" ref={heading}>
        {emailText.takenTitle}
      </h2>
      <p>{emailText.taken(props.proof.email)}</p>
      <Trouble sentence={task.problem()} />
      <ActButton task={task} label={emailText.join} busy={emailText.joining} onClick={() => task.run(join)} />
      <button type="button" class="button quiet" onClick={() => props.onOther()}>
        {emailText.other}
      </button>
    </section>
  );
}
