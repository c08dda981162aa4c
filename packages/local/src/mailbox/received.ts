import PostalMime, { type Address } from 'postal-mime';

/** A mail as the mailbox got it. */
export interface ReceivedMail {
  /** Sorts by time of arrival. */
  readonly id: string;
  readonly at: Date;
  /** The envelope's, in lower case: where it was sent, whatever its header says. */
  readonly to: readonly string[];
  /** The header's: name and address. */
  readonly from: string;
  readonly subject: string;
  /** Null when it has no such part. */
  readonly text: string | null;
  readonly html: string | null;
  /** In their order, unfolded, names as they were written. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** All of it, below the two lines that a mailbox adds (Return-Path, Delivered-To). */
  readonly source: string;
}

/** Who sent a mail to whom, said outside of it (RFC 5321 section 2.3.1). */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** A mail with its envelope written above it, as mail servers do on delivery. */
export function delivered(mail: Buffer, { from, to }: Envelope): Buffer {
  const lines = [`Return-Path: <${from}>`, ...to.map((address) => `Delivered-To: ${address.toLowerCase()}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), mail]);
}

/**
 * Reads a delivered mail.
 * @throws when it is none, or nested beyond reason
 */
export async function readMail(id: string, at: Date, raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    id,
    at,
    to: mail.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value),
    from: mail.from === undefined ? '' : wordsFor(mail.from),
    subject: mail.subject ?? '',
    text: mail.text ?? null,
    html: mail.html ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: raw.toString('utf8'),
  };
}

function wordsFor({ name, address }: Address): string {
  if (address === undefined || address === name) return name;
  return name === '' ? address : `${name} <${address}>`;
}
