import { ExpectedError } from '@slow-train/settings/expected-error';

/** A database's address, ready for a session of our own. */
export interface Address {
  /** Connection string of the database itself, not of a connection pooler. Contains the password. */
  readonly url: string;
  /** Name and host, for people. */
  readonly where: string;
  /** What was changed about the address, as a sentence; null if nothing was. */
  readonly change: string | null;
}

/**
 * Returns the direct address for a connection string. Neon's console hands out the address of a transaction pooler
 * first, behind which a session's settings and locks stay with the next user of the connection.
 * @throws ExpectedError if it is not a postgres:// address
 */
export function databaseAddress(connectionString: string): Address {
  if (!/^postgres(?:ql)?:\/\//u.test(connectionString) || !URL.canParse(connectionString))
    throw new ExpectedError(
      `DATABASE_URL is not a postgres:// address. ${passwordFault(connectionString) ?? ''}`.trim(),
    );
  const url = new URL(connectionString);
  // The rest of a password that had a slash: it would be shown as the database's name.
  if (/@|%40/.test(url.pathname + url.hash))
    throw new ExpectedError(
      `DATABASE_URL is not a postgres:// address. ${passwordFault(connectionString) ?? ''}`.trim(),
    );
  const direct = url.hostname.replace(/^([^.]+)-pooler\.(?=.*neon\.tech$)/u, '$1.');
  const change =
    direct === url.hostname ? null : `DATABASE_URL names a pooled host. Using the direct one instead: ${direct}`;
  url.hostname = direct;
  // What pg does anyway, and warns about: in its next major version "require" will no longer check certificates.
  if (isNeon(direct) && url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full');
  return { url: url.href, where: `${decodeURIComponent(url.pathname.slice(1))} at ${url.host}`, change };
}

/** What to write for each character that ends a part of an address. */
const ENCODED = { '@': '%40', '/': '%2F', ':': '%3A', '?': '%3F', '#': '%23', '[': '%5B', ']': '%5D', ' ': '%20' };

/**
 * Returns a sentence about the characters in a connection string's password that have to be written in percent-encoding;
 * null if there is none. It contains no other part of the password.
 */
export function passwordFault(connectionString: string): string | null {
  const [, login = ''] = /^postgres(?:ql)?:\/\/(.*)@/su.exec(connectionString) ?? [];
  const password = login.includes(':') ? login.slice(login.indexOf(':') + 1) : '';
  const found = Object.entries(ENCODED).filter(([character]) => password.includes(character));
  if (/%(?![\da-f]{2})/iu.test(password)) found.push(['%', '%25']);
  return found.length === 0
    ? null
    : `Its password has characters with a meaning of their own: write ${found.map(([one, code]) => `${code} for ${one}`).join(', ')}.`;
}

/** Whether Neon hosts the database, so that Neon's own HTTP endpoint reaches it. */
export function isNeon(hostname: string): boolean {
  return hostname.endsWith('.neon.tech');
}
