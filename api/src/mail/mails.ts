import { grouped, written } from './letter.tsx';
import type { Mail } from './mail.ts';
import { domainOf } from './sender.ts';

/** All of a mail but its address. */
type Words = Omit<Mail, 'to'>;

interface Asked {
  /** Who asked for the mail, from `deviceWords`: never anything that somebody typed, or our mails would carry it. */
  readonly device: string;
  /** Where the game is. */
  readonly appUrl: string;
}

interface Coded extends Asked {
  /** Six digits. */
  readonly code: string;
  /** How long it is good for. */
  readonly minutes: number;
}

const NOT_ME = 'If this was not you, do nothing: without this mail nobody gets any further.';
const NEVER_TELL = 'Nobody from Slow Train will ever ask you for the code.';

/** For signing in: by code on the device that asked, or by link on the one that reads the mail. */
export function signInMail({ code, link, minutes, device, appUrl }: Coded & { link: string }): Words {
  return written({
    subject: `${grouped(code)} is your code for Slow Train`,
    heading: 'Your code',
    lead: `${device} asks to sign in with this address. Type this code there:`,
    code,
    button: {
      before: 'Is this the device you want to play on? Then press here instead.',
      words: 'Sign in on this device',
      link,
    },
    notes: [`Code and button are good for ${minutes} minutes, and for one use between them. ${NEVER_TELL}`, NOT_ME],
    appUrl,
  });
}

/** Goes to a new address, to see whether it is theirs. */
export function newAddressMail({ code, minutes, device, appUrl }: Coded): Words {
  return written({
    subject: `${grouped(code)} confirms your address at Slow Train`,
    heading: 'Is this your address?',
    lead: `${device} wants to keep its seats at Slow Train under this address. If that is you, type this code there:`,
    code,
    notes: [`The code is good for ${minutes} minutes, once. ${NEVER_TELL}`, NOT_ME],
    appUrl,
  });
}

/** Goes to the address that was replaced. Shows of the new one only enough for its owner to know it again. */
export function addressChangedMail({
  newAddress,
  link,
  days,
  device,
  appUrl,
}: Asked & { newAddress: string; link: string; days: number }): Words {
  return written({
    subject: 'Your address at Slow Train has changed',
    heading: 'A new address',
    lead: `${device} has put ${masked(newAddress)} in the place of this address. Codes go there from now on. If that was you, all is well, and there is nothing to do.`,
    button: {
      before:
        'If it was not, take your seats back: this signs out every device and removes every passkey. Then sign in with this address again.',
      words: 'Put my address back',
      link,
    },
    notes: [`The button is good for ${days} days.`],
    appUrl,
  });
}

/** Goes to the address that an address mail took the place of, when its owner has taken that back. */
export function addressRestoredMail({ device, appUrl }: Asked): Words {
  return written({
    subject: 'Your account at Slow Train has its old address again',
    heading: 'The old address is back',
    lead: `${device} has used the link that we sent to the address before this one: codes go there again, every device is signed out, and every passkey is removed. If that was you, sign in with that address.`,
    notes: [
      'If it was not, somebody else reads that mailbox. What you play from here on, play with another account: this one is theirs who reads its mail.',
    ],
    appUrl,
  });
}

/** Goes to an account's address: there is a new way in. */
export function passkeyAddedMail({ device, appUrl }: Asked): Words {
  return written({
    subject: 'A passkey was added to your account at Slow Train',
    heading: 'A new passkey',
    lead: `${device} has added a passkey to your account: from now on it gets you in without a code. If that was you, all is well, and there is nothing to do.`,
    button: {
      before: 'If it was not, delete it, and sign the other devices out.',
      words: 'To my passkeys',
      link: `${appUrl}/you/passkeys`,
    },
    notes: ['You can name your passkeys and delete them there at any time.'],
    appUrl,
  });
}

function masked(address: string): string {
  return `${address.slice(0, 1)}***@${domainOf(address)}`;
}
