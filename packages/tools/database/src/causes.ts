/** Where a failure has its cause, which decides what to do about it. */
export type CausePlace = 'database' | 'site' | 'machine';

const PUBLIC_AUTHORITY = 'Its certificate is not from a public authority.';
const OWN_AUTHORITY = `${PUBLIC_AUTHORITY} Name your authority's file in NODE_EXTRA_CA_CERTS.`;
const CLOSED = 'It closed the connection. Try again.';
const FULL = 'The disk is full. Make room, and try again.';

/**
 * The causes that an operator meets, and what to do about each, by place: the SQLSTATE (PostgreSQL) or error code (Node).
 * A cause that is missing here is shown as it is.
 */
export const CAUSES: Readonly<Record<string, { readonly [place in CausePlace]?: string }>> = {
  ENOENT: { database: 'The file in sslrootcert, or the socket, does not exist.' },
  ENOTFOUND: {
    database: 'There is no such host. Compare the host in DATABASE_URL with your provider’s.',
    site: 'There is no such host. Compare the host in APP_URL with the name of the site.',
  },
  EAI_AGAIN: {
    database: 'Its name could not be looked up. Check this machine’s network, and try again.',
    site: 'Its name could not be looked up. Check this machine’s network, and try again.',
  },
  ECONNREFUSED: {
    database: 'Nothing listens there. Start the database, or correct host and port in DATABASE_URL.',
    site: 'Nothing listens there. Start the site or its proxy, or correct APP_URL.',
  },
  ECONNRESET: { database: CLOSED, site: CLOSED },
  UND_ERR_SOCKET: { site: CLOSED },
  EPIPE: { database: CLOSED },
  ETIMEDOUT: {
    database: 'It does not answer. Check this machine’s network and the database’s firewall.',
    site: 'It does not answer. Check this machine’s network and the site’s firewall.',
  },
  UND_ERR_CONNECT_TIMEOUT: { site: 'It does not answer. Check this machine’s network and the site’s firewall.' },
  '28P01': { database: 'It refuses the password. Copy the whole connection string again.' },
  '28000': { database: 'It refuses this role. Copy the whole connection string again.' },
  '3D000': {
    database: 'It has no database of this name. Create it, or correct the name at the end of DATABASE_URL.',
  },
  '42501': { database: 'This role may not do that. Use the role that owns the database.' },
  '53100': { database: 'Its disk is full. Make room there, and try again.' },
  '53300': { database: 'It has no connection left. Try again in a minute.' },
  '55P03': { database: 'A table is in use, so nothing was changed. Try again, best when few people play.' },
  '57P01': { database: 'It closed the connection, because it is stopping or somebody ended it. Try again.' },
  '57P02': { database: 'It closed the connection, because one of its processes crashed. Try again.' },
  '57P03': { database: 'It is starting or stopping. Try again in a minute.' },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    database:
      'Its certificate is self-signed. Add sslmode=verify-full&sslrootcert=FILE to DATABASE_URL, or sslmode=no-verify if the network is yours.',
    site: 'Its certificate is self-signed. Name its file in NODE_EXTRA_CA_CERTS.',
  },
  SELF_SIGNED_CERT_IN_CHAIN: {
    database: `${PUBLIC_AUTHORITY} Add sslrootcert=FILE to DATABASE_URL.`,
    site: OWN_AUTHORITY,
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    database: `${PUBLIC_AUTHORITY} Add sslrootcert=FILE to DATABASE_URL.`,
    site: OWN_AUTHORITY,
  },
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: {
    database: `${PUBLIC_AUTHORITY} Add sslrootcert=FILE to DATABASE_URL.`,
    site: OWN_AUTHORITY,
  },
  CERT_HAS_EXPIRED: {
    database: 'Its certificate has expired. Renew it.',
    site: 'Its certificate has expired. Renew it.',
  },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    database: 'Its certificate is for another name. Use that name in DATABASE_URL.',
    site: 'Its certificate is for another name. Use that name in APP_URL, or renew it for this one.',
  },
  ENOSPC: { machine: FULL },
  EDQUOT: { machine: 'This account has used up its share of the disk. Make room, and try again.' },
  EACCES: { machine: 'This account may not read or write that. Give it the file or folder (chown), or use its owner.' },
  EPERM: { machine: 'This account may not do that. Use the owner of the file or folder.' },
  EROFS: { machine: 'That place is read-only. Name another folder, or allow it in the unit (ReadWritePaths=).' },
  EMFILE: { machine: 'This process has too many open files. Raise its limit (ulimit -n, LimitNOFILE=).' },
};

/** Returns what to do about an error, with its file if it names one; null if it is none of those in the table. */
export function adviceFor(error: unknown, place: CausePlace): string | null {
  const code = codeOf(error);
  const advice = code === null ? undefined : CAUSES[code]?.[place];
  if (advice === undefined) return null;
  const path = place === 'machine' && error instanceof Error && 'path' in error ? ` ${String(error.path)}` : '';
  return `${advice} (${code}${path})`;
}

/** Returns the code of an error, or of its cause. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Node's error for a name with several addresses, none of which answers.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause) ?? (error.message.includes('timeout') ? 'ETIMEDOUT' : null);
}
