import * as z from 'zod';

/** A wall-clock time, as `22:00`. */
export const WallTimeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time as 22:00');

/** Whether this is a name of the IANA time zone database that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
export const TimeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/, 'must be the name of a time zone, as Europe/Vienna')
  .refine(isTimeZone, 'must be the name of a time zone, as Europe/Vienna');
