import { domainOf, isAddress, type Sender } from './address.ts';
import { type Mail, MailError } from './mail.ts';

// A mail as a MIME message: ASCII only, so that servers need no extension of RFC 5321.

/** Header fields that the mailer writes itself. */
const RESERVED = /^(?:from|to|cc|bcc|sender|subject|date|message-id|mime-version|content-.*)$/i;

/**
 * Returns the mail in its wire format (RFC 5322): ASCII, CRLF line ends, and both parts in quoted-printable as
 * alternatives (RFC 2046 section 5.1.4).
 * @param id the part of Message-ID before the `@`
 * @throws MailError `address-refused` if `to` is not a bare address, `mail-refused` for an invalid header field
 */
export function formatMessage(mail: Mail, from: Sender, id: string, date: Date): string {
  if (!isAddress(mail.to)) throw new MailError('address-refused');
  const boundary = `slow-train-${crypto.randomUUID()}`;
  return [
    field('From', mailbox(from)),
    field('To', mail.to),
    field('Subject', encodeFieldValue(mail.subject)),
    field('Date', date.toUTCString().replace(/GMT$/, '+0000')),
    field('Message-ID', `<${id}@${domainOf(from.address)}>`),
    field('MIME-Version', '1.0'),
    ...customFields(mail).map(([name, value]) => field(name, encodeFieldValue(value))),
    field('Content-Type', `multipart/alternative; boundary="${boundary}"`),
    '',
    ...bodyPart(boundary, 'text/plain', mail.text),
    ...bodyPart(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}

/**
 * Returns the local part of a Message-ID: equal for equal keys, so that receivers can recognize a second attempt, but
 * without revealing the key. Random without a key.
 */
export async function messageId(key: string | undefined): Promise<string> {
  if (key === undefined) return crypto.randomUUID();
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the mail's own header fields.
 * @throws MailError `mail-refused` for an invalid name (RFC 5322 section 2.2), or for one that the mailer writes
 */
export function customFields({ headers = {} }: Pick<Mail, 'headers'>): [name: string, value: string][] {
  const fields = Object.entries(headers);
  if (fields.some(([name]) => !/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || RESERVED.test(name)))
    throw new MailError('mail-refused');
  return fields;
}

function mailbox({ name, address }: Sender): string {
  if (name === '') return address;
  const encoded = encodeFieldValue(name);
  const isEncoded = encoded !== name;
  return `${isEncoded ? encoded : `"${encoded.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
}

function bodyPart(boundary: string, type: string, text: string): string[] {
  return [
    `--${boundary}`,
    field('Content-Type', `${type}; charset=utf-8`),
    field('Content-Transfer-Encoding', 'quoted-printable'),
    '',
    quotedPrintable(text),
  ];
}

/** Returns a header field folded at spaces (RFC 5322 section 2.2.3), if possible to lines of 76 characters. */
function field(name: string, value: string): string {
  const lines: string[] = [];
  let line = `${name}:`;
  for (const word of value.split(' ')) {
    if (line.length + 1 + word.length > 76 && line.trim() !== '' && line !== `${name}:`) {
      lines.push(line);
      line = '';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\r\n');
}

const encoder = new TextEncoder();

/** Bytes of UTF-8 in an encoded word, which may have 75 characters including delimiters (RFC 2047 section 2). */
const WORD_BYTES = 45;

/**
 * Returns the value of an unstructured header field, such as Subject. Anything but plain ASCII becomes encoded words
 * (RFC 2047), split between characters. Removes control characters and line breaks, so that no text can add a field.
 */
function encodeFieldValue(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return /^[ -~]*$/.test(line) && !line.includes('=?') ? line : encodedWords(line);
}

function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (encoder.encode(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${base64(each)}?=`).join(' ');
}

/** Returns the base64 of a text's UTF-8. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...encoder.encode(text)));
}

/** Encodes as quoted-printable (RFC 2045 section 6.7): ASCII, lines of at most 76 characters ending in CRLF. */
function quotedPrintable(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(quotedLine)
    .join('\r\n');
}

function quotedLine(line: string): string {
  let quoted = '';
  let width = 0;
  const bytes = encoder.encode(line);
  for (const [at, byte] of bytes.entries()) {
    const token = quotedByte(byte, at === bytes.length - 1);
    // Leaves room for the "=" of a soft line break.
    if (width + token.length > 75) {
      quoted += '=\r\n';
      width = 0;
    }
    quoted += token;
    width += token.length;
  }
  return quoted;
}

/** Encodes a space only at the end of a line, where mail servers drop it. */
function quotedByte(byte: number, isLast: boolean): string {
  const isPlain = (byte > 0x20 && byte < 0x7f && byte !== 0x3d) || (byte === 0x20 && !isLast);
  return isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
