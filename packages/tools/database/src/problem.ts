import { ExpectedError } from '@slow-train/settings/expected-error';
import { adviceFor } from './causes.ts';

/** Advice about errors without a code of their own, by words of their message. The others are in `CAUSES`. */
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
  const message = error instanceof Error ? error.message : '';
  const advice = ADVICE_BY_WORDS.find(([words]) => message.includes(words))?.[1] ?? adviceFor(error, 'database');
  return advice === null
    ? error
    : new ExpectedError(`The database ${where} cannot be used. ${advice}`, { cause: error });
}
