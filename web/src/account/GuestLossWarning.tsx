import { onMount, type JSX } from 'solid-js';
import { ActButton } from '../ui/ActButton.tsx';
import { createAsyncAction } from '../client/async-action.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { signInText } from '#text/sign-in.ts';
import type { SignIn } from './sign-in.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { AccountCard } from './Card.tsx';

/** Warns that signing in would lose a guest that only this browser knows, and says how to avoid that. */
export function GuestLossWarning(props: { guest: string | null; signIn: SignIn }): JSX.Element {
  const action = createAsyncAction();
  let heading: HTMLHeadingElement | undefined;
  onMount(() => heading?.focus());
  const leave = (): Promise<void> => props.signIn.leaveGuest();
  return (
    <AccountCard warns>
      <h2 tabindex="-1" ref={heading}>
        {signInText.losesTitle}
      </h2>
      <p>{signInText.loses(props.guest)}</p>
      <ButtonLink href="/you/email">{signInText.losesKeep}</ButtonLink>
      <ErrorMessage sentence={action.problem()} />
      <ActButton
        quiet
        action={action}
        label={signInText.losesLeave}
        busy={signInText.losesLeaving}
        onClick={() => action.run(leave)}
      />
      <ButtonLink quiet href="/">
        {signInText.losesStay}
      </ButtonLink>
    </AccountCard>
  );
}
