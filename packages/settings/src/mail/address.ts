/** The sender of our mails. */
export interface Sender {
  /** Shown to the reader; empty for none. */
  readonly name: string;
  readonly address: string;
}

/** What every mail server accepts unquoted: ASCII, without spaces and characters that end an address. */
const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,188}[A-Za-z0-9])?$/;

/** Whether a text is a single bare address, short enough for an envelope (RFC 5321 section 4.5.3.1). */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Parses `ada@example.org` or `Slow Train <ada@example.org>` (RFC 5322 section 3.4); null for anything else. */
export function parseSender(text: string): Sender | null {
  const named = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim());
  const [name = '', address = ''] = named === null ? ['', text.trim()] : [named[1], named[2]];
  if (!isAddress(address)) return null;
  return { name: name.trim().replaceAll(/^"|"$/g, ''), address };
}

/** Returns the part after the `@`. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
