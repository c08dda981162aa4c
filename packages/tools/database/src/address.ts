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
export function addressOf(connectionString: string): Address {
  if (!/^postgres(?:ql)?:\/\//u.test(connectionString) || !URL.canParse(connectionString))
    throw new ExpectedError('DATABASE_URL is not a postgres:// address.');
  const url = new URL(connectionString);
  const direct = url.hostname.replace(/^([^.]+)-pooler\.(?=.*neon\.tech$)/u, '$1.');
  const change =
    direct === url.hostname ? null : `DATABASE_URL names a pooled host. Using the direct one instead: ${direct}`;
  url.hostname = direct;
  // What pg does anyway, and warns about: in its next major version "require" will no longer check certificates.
  if (isNeon(direct) && url.searchParams.get('sslmode') === 'require') url.searchParams.set('sslmode', 'verify-full');
  return { url: url.href, where: `${decodeURIComponent(url.pathname.slice(1))} at ${url.host}`, change };
}

/** Whether Neon hosts the database, so that Neon's own HTTP endpoint reaches it. */
export function isNeon(hostname: string): boolean {
  return hostname.endsWith('.neon.tech');
}
