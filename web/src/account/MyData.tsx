import type { Me } from '@slow-train/protocol';
import { Show, type JSX } from 'solid-js';
import { accountText } from '../text/account.ts';
import { Export } from './Export.tsx';
import { SignOut } from './SignOut.tsx';

/** What is kept of me: to read about, to take along, and to leave. */
export function MyData(props: { me: Me | null }): JSX.Element {
  return (
    <section class="account-part">
      <h2>{accountText.data}</h2>
      <ul class="account-lines">
        <li>
          <a href="/privacy">
            <b>{accountText.privacy}</b>
          </a>
        </li>
        <Show when={props.me}>
          <li>
            <a href="/you/delete">
              <b>{accountText.leave}</b>
            </a>
          </li>
        </Show>
      </ul>
      <Show when={props.me}>
        {(me) => (
          <div class="account-acts">
            <Export />
            <SignOut isGuest={me().isGuest} />
          </div>
        )}
      </Show>
    </section>
  );
}
