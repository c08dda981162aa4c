import type { Me } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { signInText } from '../../text/sign-in.ts';

/** Said to who comes to sign in and is somebody already. */
export function Already(props: { me: Me | null }): JSX.Element {
  return (
    <Show when={props.me}>
      {(me) => (
        <p class="account-note">
          {me().isGuest ? signInText.alreadyGuest(me().name) : signInText.already(me().name)}
          <a href="/">{signInText.alreadyGo}</a>
        </p>
      )}
    </Show>
  );
}
