import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';

/** A wall time such as `22:00`. */
export const WallTimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 22:00');

/** Names that the runtime knows; asking it takes as long as to check all the rest of somebody's preferences. */
const known = new Set<string>();
/** More than there are time zones: names may have other capitals. */
const MOST_KNOWN = 1_000;

/** A name, not an offset such as `+05:00`, which some runtimes would take, too. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Whether this runtime knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (!NAME.test(name)) return false;
  try {
    const isKnown = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
    if (isKnown && known.size < MOST_KNOWN) known.add(name);
    return isKnown;
  } catch {
    return false;
  }
}

/**
 * The time zone that a browser reports; undefined for one that this runtime does not know, such as `Etc/Unknown` or a newer name.
 * It counts as none, since its owner can do nothing about it.
 */
export const BrowserZoneSchema = z
  .string()
  .transform((name) => (isTimeZone(name) ? name : undefined))
  .describe(prose('IANA name of a time zone; one that the service does not know counts as none'));

/** A time zone that everybody has to agree on, such as that of a weekly game. */
export const TimeZoneSchema = z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Vienna');

/** Milliseconds since the epoch. */
export type Instant = number;

/** Returns the instant in the format of the wire (RFC 3339), to the millisecond. */
export function formatInstant(at: Instant): string;
export function formatInstant(at: Instant | null): string | null;
export function formatInstant(at: Instant | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Parses a date and time of the wire (RFC 3339) into an instant; NaN for any other text. */
export function parseInstant(text: string): Instant {
  return Date.parse(text);
}
