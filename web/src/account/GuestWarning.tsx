import { Show, type JSX } from 'solid-js';
import { accountText } from '../text/account.ts';
import { canUsePasskeys } from './passkeys.ts';

/** What a guest risks, and the two ways to be safe. */
export function GuestWarning(): JSX.Element {
  return (
    <section class="account-card warns">
      <h2>{accountText.guestTitle}</h2>
      <p>{accountText.guestMore}</p>
      <a class="button" href="/you/email">
        {accountText.guestMail}
      </a>
      <Show when={canUsePasskeys()}>
        <a class="button quiet" href="/you/passkeys">
          {accountText.guestPasskey}
        </a>
      </Show>
    </section>
  );
}
