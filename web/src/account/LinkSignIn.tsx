import { typedCode } from '@slow-train/protocol/typed-code';
import { createSignal, Show, type JSX } from 'solid-js';
import { isDecided } from '../client/fate.ts';
import { ActButton } from '../ui/ActButton.tsx';
import { createAsyncAction } from '../client/async-action.ts';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { signInText } from '#text/sign-in.ts';
import { signInWithHandOff, signInWithMail } from './requests.ts';
import type { SignIn, SignInRequest } from './sign-in.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { AccountCard } from './Card.tsx';

/**
 * Signs in with the token of a link. Only a press uses it: mail scanners open links but press nothing, and a person
 * in the wrong browser can still use the link elsewhere.
 */
export function LinkSignIn(props: {
  link: { readonly by: 'token' | 'hand-off'; readonly token: string };
  signIn: SignIn;
  words: {
    readonly title: string;
    readonly more: string;
    readonly yes: string;
    readonly no: string;
    /** For a used link: replaces the service's message, and says what to do. */
    readonly spent?: string;
    readonly other: string;
  };
  onDrop(): void;
}): JSX.Element {
  const action = createAsyncAction();
  const [isSpent, setSpent] = createSignal(false);
  const come = async (): Promise<void> => {
    // Read before the request: another link may replace this one while it runs.
    const { by, token } = props.link;
    const method: SignInRequest = (leave) =>
      by === 'token'
        ? signInWithMail({ token, leave })
        : signInWithHandOff(typedCode(token) === token ? { code: token, leave } : { token, leave });
    try {
      await props.signIn.signIn(method);
    } catch (error) {
      setSpent(isDecided(error));
      throw error;
    }
  };
  return (
    <AccountCard>
      <h2>{props.words.title}</h2>
      <p>{props.words.more}</p>
      <ErrorMessage sentence={(isSpent() ? props.words.spent : undefined) ?? action.problem()} />
      <Show when={!isSpent()} fallback={<Button onClick={() => props.onDrop()}>{props.words.other}</Button>}>
        <ActButton action={action} label={props.words.yes} busy={signInText.going} onClick={() => action.run(come)} />
        <ButtonLink quiet href="/">
          {props.words.no}
        </ButtonLink>
      </Show>
    </AccountCard>
  );
}
