import type { Me } from '@slow-train/protocol';
import type { JSX } from 'solid-js';
import { accountText } from '../text/account.ts';
import { canUsePasskeys } from './passkeys.ts';

/** How one gets back in, as a timetable: each line leads to where it is changed. */
export function WaysIn(props: { me: Me }): JSX.Element {
  const passkeys = (): string =>
    props.me.passkeys === 0 && !canUsePasskeys() ? accountText.noPasskeys : accountText.passkeysMore(props.me.passkeys);
  return (
    <section class="account-part">
      <h2>{accountText.ways}</h2>
      <ul class="account-lines">
        <Way href="/you/email" name={accountText.mail} now={props.me.email ?? accountText.noMail} />
        <Way href="/you/passkeys" name={accountText.passkeys} now={passkeys()} />
        <Way href="/you/devices" name={accountText.devices} now={accountText.devicesMore} />
        <Way href="/you/another" name={accountText.handOff} now={accountText.handOffMore} />
      </ul>
    </section>
  );
}

function Way(props: { href: string; name: string; now: string }): JSX.Element {
  return (
    <li>
      <a href={props.href}>
        <b>{props.name}</b>
        <span>{props.now}</span>
      </a>
    </li>
  );
}
