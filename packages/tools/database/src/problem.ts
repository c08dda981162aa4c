import { ExpectedError } from '@slow-train/settings/expected-error';

/** What to do about the errors an operator meets: by SQLSTATE (PostgreSQL) or error code (Node). */
const ADVICE: Readonly<Record<string, string>> = {
  ENOENT: 'The file in sslrootcert, or the socket, does not exist.',
  ENOTFOUND: 'There is no such host. Compare the host in DATABASE_URL with your provider’s.',
  EAI_AGAIN: 'Its name could not be looked up. Check this machine’s network, and try again.',
  ECONNREFUSED: 'Nothing listens there. Start the database, or correct host and port in DATABASE_URL.',
  ECONNRESET: 'It closed the connection. Try again.',
  EPIPE: 'It closed the connection. Try again.',
  ETIMEDOUT: 'It does not answer. Check this machine’s network and the database’s firewall.',
  '28P01': 'It refuses the password. Copy the whole connection string again.',
  '28000': 'It refuses this role. Copy the whole connection string again.',
  '3D000': 'It has no database of this name. Create it, or correct the name at the end of DATABASE_URL.',
  '42501': 'This role may not do that. Use the role that owns the database.',
  '53300': 'It has no connection left. Try again in a minute.',
  '55P03': 'A table is in use, so nothing was changed. Try again, best when few people play.',
  '57P01': 'It closed the connection, because it is stopping or somebody ended it. Try again.',
  '57P02': 'It closed the connection, because one of its processes crashed. Try again.',
  '57P03': 'It is starting or stopping. Try again in a minute.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'Its certificate is self-signed. Add sslmode=verify-full&sslrootcert=FILE to DATABASE_URL, or sslmode=no-verify if the network is yours.',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is not from a public authority. Add sslrootcert=FILE to DATABASE_URL.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'Its certificate is not from a public authority. Add sslrootcert=FILE to DATABASE_URL.',
  CERT_HAS_EXPIRED: 'Its certificate has expired. Renew it.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name. Use that name in DATABASE_URL.',
};

/** The same for errors without a code of their own: by words of their message. */
const ADVICE_BY_WORDS: readonly (readonly [words: string, advice: string])[] = [
  ['does not support SSL', 'It offers no TLS. Set up TLS there, or remove sslmode if the network is yours.'],
  [
    'no encryption',
    'It demands TLS. Add sslmode=verify-full to DATABASE_URL (sslrootcert=FILE names your own authority).',
  ],
  ['Connection terminated', 'It closed the connection. Try again.'],
  ['not queryable', 'It closed the connection. Try again.'],
  ['password must be a string', 'It asks for a password. Add it to DATABASE_URL.'],
];

/**
 * Returns an error as a sentence for the operator.
 * @param where the database, without its password
 * @returns the error itself if it is not one of those that an operator can do something about
 */
export function explained(error: unknown, where: string): unknown {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  const advice =
    ADVICE_BY_WORDS.find(([words]) => message.includes(words))?.[1] ?? (code === null ? undefined : ADVICE[code]);
  if (advice === undefined) return error;
  const detail = code === null ? '' : ` (${code})`;
  return new ExpectedError(`The database ${where} cannot be used. ${advice}${detail}`, { cause: error });
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Node's error for a name with several addresses, none of which answers.
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return error.message.includes('timeout') ? 'ETIMEDOUT' : null;
}
