import type { JSX } from 'solid-js';
import { accountText } from '../text/account.ts';

/** The way to where one chooses how to be told. */
export function Telling(): JSX.Element {
  return (
    <section class="account-part">
      <h2>{accountText.telling}</h2>
      <ul class="account-lines">
        <li>
          <a href="/you/notifications">
            <b>{accountText.tellingWays}</b>
            <span>{accountText.tellingMore}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
