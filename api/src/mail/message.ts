import { MailError, type Mail } from './mail.ts';
import { field, fieldText, quotedPrintable } from './mime-text.ts';
import { domainOf, isAddress, type Sender } from './sender.ts';

/** Header fields that are ours to write, whatever a mail brings along. */
const OURS = /^(?:from|to|cc|bcc|sender|subject|date|message-id|mime-version|content-.*)$/i;

/**
 * The mail as it goes over the wire (RFC 5322): ASCII, lines ending in CRLF, two alternatives in quoted-printable.
 * @param id the part of Message-ID before the `@`
 * @throws MailError `address-refused` when `to` is no bare address, `mail-refused` for a header field that is none
 */
export function messageOf(mail: Mail, from: Sender, id: string, date: Date): string {
  if (!isAddress(mail.to)) throw new MailError('address-refused');
  const boundary = `slow-train-${crypto.randomUUID()}`;
  return [
    field('From', mailbox(from)),
    field('To', mail.to),
    field('Subject', fieldText(mail.subject)),
    field('Date', date.toUTCString().replace(/GMT$/, '+0000')),
    field('Message-ID', `<${id}@${domainOf(from.address)}>`),
    field('MIME-Version', '1.0'),
    ...ownFields(mail).map(([name, value]) => field(name, fieldText(value))),
    field('Content-Type', `multipart/alternative; boundary="${boundary}"`),
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

function mailbox({ name, address }: Sender): string {
  if (name === '') return address;
  const text = fieldText(name);
  const isEncoded = text !== name;
  return `${isEncoded ? text : `"${text.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
}

/**
 * The header fields that a mail brings along, by whichever way it goes.
 * @throws MailError `mail-refused` for one that is none, or is ours to write
 */
export function ownFields({ headers = {} }: Pick<Mail, 'headers'>): [name: string, value: string][] {
  const fields = Object.entries(headers);
  if (fields.some(([name]) => !/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || OURS.test(name)))
    throw new MailError('mail-refused');
  return fields;
}

function part(boundary: string, type: string, text: string): string[] {
  return [
    `--${boundary}`,
    field('Content-Type', `${type}; charset=utf-8`),
    field('Content-Transfer-Encoding', 'quoted-printable'),
    '',
    quotedPrintable(text),
  ];
}

/** Equal for equal keys and says nothing about them, so that a receiver can tell a second attempt by its Message-ID. */
export async function messageId(key: string | undefined): Promise<string> {
  if (key === undefined) return crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
