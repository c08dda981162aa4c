import { domainOf, type Mail } from '@slow-train/mailer';
import type { SignInMethod } from '@slow-train/protocol';
import type { Block, MailContent } from './content.ts';
import { renderHtml } from './layout.tsx';
import { renderPlainText } from './plain-text.ts';

/** A mail without its address. */
type AccountMail = Omit<Mail, 'to'>;

interface Request {
  /** From `browserName`; never anything that somebody typed, or our mails would carry their message. */
  readonly device: string;
  readonly appUrl: string;
}

interface CodeRequest extends Request {
  /** Six digits. */
  readonly code: string;
  /** How long the code works. */
  readonly minutes: number;
}

const NOT_ME = 'If this was not you, do nothing: without this mail nobody gets in.';
const NEVER_TELL = 'Nobody from Slow Train ever asks you for it.';

/**
 * For signing in: by code on the device that asked, or by link on the device that reads the mail. The code is not in the
 * subject, which locked screens and notifications show to whoever is near.
 */
export function signInMail({ code, link, minutes, device, appUrl }: CodeRequest & { link: string }): AccountMail {
  return accountMail({
    subject: 'Your code for Slow Train',
    heading: 'Your code',
    blocks: [
      sentence(`${device} asks to sign in with this address. Type this code there:`),
      { kind: 'code', code: formatCode(code) },
      sentence('Do you want to play on this device? Sign in here instead.'),
    ],
    button: { text: 'Sign in on this device', href: link },
    notes: [`The code or the button is good for ${minutes} minutes, and works once. ${NEVER_TELL}`, NOT_ME],
    appUrl,
  });
}

/** To a new address, to confirm it. */
export function newAddressMail({ code, minutes, device, appUrl }: CodeRequest): AccountMail {
  return accountMail({
    subject: 'Confirm your address at Slow Train',
    heading: 'Is this your address?',
    blocks: [
      sentence(`${device} wants to use this address at Slow Train. If that is you, type this code there:`),
      { kind: 'code', code: formatCode(code) },
    ],
    button: null,
    notes: [`The code is good for ${minutes} minutes, and works once. ${NEVER_TELL}`, NOT_ME],
    appUrl,
  });
}

/** To the address that was replaced. Shows only enough of the new one for its owner to recognize it. */
export function addressChangedMail({
  newAddress,
  link,
  days,
  device,
  appUrl,
}: Request & { newAddress: string; link: string; days: number }): AccountMail {
  return accountMail({
    subject: 'Your address at Slow Train has changed',
    heading: 'New address',
    blocks: [
      sentence(
        `${device} changed your address to ${masked(newAddress)}. Codes go there from now on. If that was you, there is nothing to do.`,
      ),
      sentence(
        'If it was not you, take your account back: the button signs out every device and removes every passkey. Then sign in with this address again.',
      ),
    ],
    button: { text: 'Put my address back', href: link },
    notes: [`The button is good for ${days} days.`],
    appUrl,
  });
}

/** To the address that lost the account again, when the owner of the previous one took it back. */
export function addressRestoredMail({ device, appUrl }: Request): AccountMail {
  return accountMail({
    subject: 'Your account at Slow Train has its old address again',
    heading: 'Old address back',
    blocks: [
      sentence(
        `${device} used the link that we sent to the previous address. Codes go there again. Every device is signed out, and every passkey is removed. If that was you, sign in with that address.`,
      ),
    ],
    button: null,
    notes: [
      'If it was not you, somebody else reads that mailbox, and this account is now theirs. Play on with another account.',
    ],
    appUrl,
  });
}

/** To an account's address, when a passkey was added. */
export function passkeyAddedMail({ device, appUrl }: Request): AccountMail {
  return accountMail({
    subject: 'A passkey was added to your account at Slow Train',
    heading: 'New passkey',
    blocks: [
      sentence(
        `${device} added a passkey to your account. It signs you in without a code. If that was you, there is nothing to do.`,
      ),
      sentence('If it was not you, delete it and sign out your other devices.'),
    ],
    button: { text: 'Open my passkeys', href: `${appUrl}/you/passkeys` },
    notes: ['There you can name and delete your passkeys at any time.'],
    appUrl,
  });
}

const BY: { readonly [method in SignInMethod]: string } = {
  guest: '',
  mail: ' with a code or link from a mail',
  'game-link': ' with the link to a table in one of our mails',
  passkey: ' with a passkey',
  'hand-off': ' with a QR code from another of your devices',
};

/** To an account's address, when a browser has signed in to it. */
export function newSignInMail({ method, device, appUrl }: Request & { readonly method: SignInMethod }): AccountMail {
  return accountMail({
    subject: 'A new sign-in to your account at Slow Train',
    heading: 'New sign-in',
    blocks: [
      sentence(`${device} signed in to your account${BY[method]}. If that was you, there is nothing to do.`),
      sentence('If it was not you, sign that device out, and delete passkeys that you do not know.'),
    ],
    button: { text: 'Open my devices', href: `${appUrl}/you/devices` },
    notes: ['There you see every device that is signed in, and can sign out each of them.'],
    appUrl,
  });
}

function accountMail({
  appUrl,
  ...content
}: Pick<MailContent, 'subject' | 'heading' | 'blocks' | 'button' | 'notes'> & { appUrl: string }): AccountMail {
  const [first] = content.blocks;
  const whole: MailContent = {
    ...content,
    preview: first?.kind === 'sentence' ? first.sentence : content.heading,
    lead: null,
    below: [],
    footer: { reason: null, links: [], appUrl },
  };
  return { subject: content.subject, text: renderPlainText(whole), html: renderHtml(whole) };
}

function sentence(text: string): Block {
  return { kind: 'sentence', sentence: text };
}

/** `123456` as people read it: `123 456`. */
function formatCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** `g•••@example.org`. */
function masked(address: string): string {
  return `${address.slice(0, 1).replace('*', '•')}•••@${domainOf(address)}`;
}
