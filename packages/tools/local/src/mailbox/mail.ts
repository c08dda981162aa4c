import PostalMime, { type Address } from 'postal-mime';

/** A mail as the mailbox received it. */
export interface ReceivedMail {
  /** Sorts by time of arrival. */
  readonly id: string;
  readonly at: Date;
  /** The envelope's recipients, in lower case. The header may name others. */
  readonly to: readonly string[];
  /** The header's name and address. */
  readonly from: string;
  readonly subject: string;
  /** Null without such a part. */
  readonly text: string | null;
  readonly html: string | null;
  /** In order, unfolded, with names as written. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  /** The whole mail, after the lines that a mailbox adds (Return-Path, Delivered-To). */
  readonly source: string;
}

/** Sender and recipients as given in the SMTP session (RFC 5321 section 2.3.1). */
export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

/** Writes the envelope above the mail, as mail servers do on delivery. */
export function withEnvelope(mail: Buffer, { from, to }: Envelope): Buffer {
  const lines = [`Return-Path: <${from}>`, ...to.map((address) => `Delivered-To: ${address.toLowerCase()}`)];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), mail]);
}

/**
 * Parses a delivered mail.
 * @throws if it is not a mail, or nested too deeply
 */
export async function parseMail(id: string, at: Date, raw: Buffer): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  return {
    id,
    at,
    to: mail.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value),
    from: mail.from === undefined ? '' : formatAddress(mail.from),
    subject: mail.subject ?? '',
    text: mail.text ?? null,
    html: mail.html ?? null,
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    source: raw.toString('utf8'),
  };
}

function formatAddress({ name, address }: Address): string {
  if (address === undefined || address === name) return name;
  return name === '' ? address : `${name} <${address}>`;
}
