import { domainOf, type Mail } from '@slow-train/settings/mail';
import type { SignInMethod } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { textIn } from '../text/index.ts';
import type { Block, MailContent } from './content.ts';
import { renderHtml } from './layout.tsx';
import { renderPlainText } from './plain-text.ts';

/** A mail without its address. */
export type AccountMail = Omit<Mail, 'to'>;

interface Request {
  /** From `browserName`; never anything that somebody typed, or our mails would carry their message. */
  readonly device: string;
  readonly appUrl: string;
  readonly language: Language;
}

interface CodeRequest extends Request {
  /** Six digits. */
  readonly code: string;
  /** How long the code works. */
  readonly minutes: number;
}

/**
 * For signing in: by code on the device that asked, or by link on the device that reads the mail. The code is not in
 * the subject, which locked screens and notifications show to everybody near.
 */
export function signInMail(request: CodeRequest & { readonly link: string }): AccountMail {
  const { notMe, signIn } = textIn(request.language).account;
  const { subject, heading, type, here, button, good } = signIn(request.device, request.minutes);
  return accountMail(request, {
    subject,
    heading,
    blocks: [sentence(type), { kind: 'code', code: formatCode(request.code) }, sentence(here)],
    button: { text: button, href: request.link },
    notes: [good, notMe],
  });
}

/** To a new address, to confirm it. */
export function newAddressMail(request: CodeRequest): AccountMail {
  const { notMe, newAddress } = textIn(request.language).account;
  const { subject, heading, type, good } = newAddress(request.device, request.minutes);
  return accountMail(request, {
    subject,
    heading,
    blocks: [sentence(type), { kind: 'code', code: formatCode(request.code) }],
    button: null,
    notes: [good, notMe],
  });
}

/** To the address that was replaced. Shows only enough of the new one for its owner to recognize it. */
export function addressChangedMail(
  request: Request & { readonly newAddress: string; readonly link: string; readonly days: number },
): AccountMail {
  const text = textIn(request.language).account.addressChanged(
    request.device,
    masked(request.newAddress),
    request.days,
  );
  return accountMail(request, {
    subject: text.subject,
    heading: text.heading,
    blocks: [sentence(text.what), sentence(text.undo)],
    button: { text: text.button, href: request.link },
    notes: [text.good],
  });
}

/** To the address that lost the account again, when the owner of the previous one took it back. */
export function addressRestoredMail(request: Request): AccountMail {
  const { subject, heading, what, note } = textIn(request.language).account.addressRestored(request.device);
  return accountMail(request, { subject, heading, blocks: [sentence(what)], button: null, notes: [note] });
}

/** To an account's address, when a passkey was added. */
export function passkeyAddedMail(request: Request): AccountMail {
  const text = textIn(request.language).account.passkeyAdded(request.device);
  return accountMail(request, {
    subject: text.subject,
    heading: text.heading,
    blocks: [sentence(text.what), sentence(text.undo)],
    button: { text: text.button, href: `${request.appUrl}/you/passkeys` },
    notes: [text.note],
  });
}

/** To an account's address, when a browser has signed in to it. */
export function newSignInMail(request: Request & { readonly method: SignInMethod }): AccountMail {
  const text = textIn(request.language).account.newSignIn(request.device, request.method);
  return accountMail(request, {
    subject: text.subject,
    heading: text.heading,
    blocks: [sentence(text.what), sentence(text.undo)],
    button: { text: text.button, href: `${request.appUrl}/you/devices` },
    notes: [text.note],
  });
}

/** To the address of an account whose owner has deleted it, or somebody in their name. */
export function deletionMail({ at, ...request }: Omit<Request, 'device'> & { readonly at: Date }): AccountMail {
  const day = new Intl.DateTimeFormat(request.language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const text = textIn(request.language).account.deletion(day);
  return accountMail(request, {
    subject: text.subject,
    heading: text.heading,
    blocks: [sentence(text.what), sentence(text.undo)],
    button: { text: text.button, href: `${request.appUrl}/sign-in` },
    notes: [text.note],
  });
}

/** Lays a mail about an account out as all others of ours. */
export function accountMail(
  { appUrl, language }: Pick<Request, 'appUrl' | 'language'>,
  content: Pick<MailContent, 'subject' | 'heading' | 'blocks' | 'button' | 'notes'>,
): AccountMail {
  const [first] = content.blocks;
  const whole: MailContent = {
    ...content,
    language,
    preview: first?.kind === 'sentence' ? first.sentence : content.heading,
    lead: null,
    below: [],
    footer: { reason: null, links: [], appUrl },
  };
  return {
    subject: content.subject,
    text: renderPlainText(whole),
    html: renderHtml(whole),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

export function sentence(text: string): Block {
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
