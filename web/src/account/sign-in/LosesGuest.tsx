import { onMount, type JSX } from 'solid-js';
import { ActButton } from '../../app/ActButton.tsx';
import { createTask } from '../../app/task.ts';
import { Trouble } from '../../app/Trouble.tsx';
import { signInText } from '../../text/sign-in.ts';
import type { Entry } from './entry.ts';

/** Before a guest whom only this browser knows is lost: what that means, and the ways around it. */
export function LosesGuest(props: { guest: string | null; entry: Entry }): JSX.Element {
  const task = createTask();
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  const leave = (): Promise<void> => props.entry.leaveGuest();
  return (
    <section class="account-card warns">
      <h2 tabindex="-1" ref={heading}>
        {signInText.losesTitle}
      </h2>
      <p>{signInText.loses(props.guest)}</p>
      <a class="button" href="/you/email">
        {signInText.losesKeep}
      </a>
      <Trouble sentence={task.problem()} />
      <ActButton
        quiet
        task={task}
        label={signInText.losesLeave}
        busy={signInText.losesLeaving}
        onClick={() => task.run(leave)}
      />
      <a class="button quiet" href="/">
        {signInText.losesStay}
      </a>
    </section>
  );
}
