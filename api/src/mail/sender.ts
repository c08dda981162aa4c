/** Who our mails are from. */
export interface Sender {
  /** Shown to the reader; empty for none. */
  readonly name: string;
  readonly address: string;
}

/** What all mail servers take without quotes: ASCII, with neither spaces nor the marks that end an address. */
const ADDRESS = /^[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,188}[A-Za-z0-9])?$/;

/** Whether a text is one bare address that can stand in a mail's envelope. */
export function isAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Reads `ada@example.org` or `Slow Train <ada@example.org>`; null for anything else. */
export function senderIn(text: string): Sender | null {
  const named = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim());
  const [name = '', address = ''] = named === null ? ['', text.trim()] : [named[1], named[2]];
  if (!isAddress(address)) return null;
  return { name: name.trim().replaceAll(/^"|"$/g, ''), address };
}

/** What stands behind the `@`. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
