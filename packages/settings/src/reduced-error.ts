import { ExpectedError } from './expected-error.ts';
import { MailError } from './mail/mail.ts';

/** A line of a stack, by its place in the code: nobody's text can end like it and name a function, too. */
const FRAME = /^\s+at (?:(?:async |new )?[\w$.<>#[\] ]+ \()?[^\s()]+:\d+:\d+\)?$/;

/**
 * Returns an error as a log may have it: the sentence of our own classes, which has no secret; of any other its class and
 * the place, because its message may quote a player.
 */
export function reducedError(error: unknown): string {
  if (error instanceof ExpectedError || error instanceof MailError) return error.message;
  if (!(error instanceof Error)) return 'failed';
  const { name, message, stack = '' } = error;
  // The message is at the beginning of the stack, and its own lines may look like frames.
  const frames = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => FRAME.test(line));
  return [/^[A-Z]\w{0,39}$/.test(name) ? name : 'Error', ...frames].join('\n');
}
