import { within } from '@slow-train/clock';
import type { Instant, NotificationEventName } from '@slow-train/protocol';
import type { Recipient } from './context.ts';

/**
 * Returns the quiet hours of a recipient around `at`; null outside them, and while their time zone is unknown: their night may
 * be anybody's afternoon.
 */
export function silenceAt(
  { preferences: { quiet, timeZone } }: Pick<Recipient, 'preferences'>,
  at: Date,
): ReturnType<typeof within> {
  return quiet === null || timeZone === null ? null : within(at, quiet, timeZone);
}

/** A message, and the deadline of the game's player; null without one. */
interface Urgent {
  readonly event: NotificationEventName | 'daily' | 'tryOut';
  readonly turnBy: Instant | null;
}

/** Returns when a message may be sent that is due at `at`: a reminder does not wait for the end of quiet hours that end too late. */
export function afterQuiet(recipient: Pick<Recipient, 'preferences'>, at: Date, { event, turnBy }: Urgent): Date {
  const ends = silenceAt(recipient, at)?.ends ?? at;
  return event === 'timeLow' && turnBy !== null && ends.getTime() >= turnBy ? at : ends;
}
