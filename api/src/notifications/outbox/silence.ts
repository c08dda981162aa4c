import { within } from '@slow-train/clock';
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
