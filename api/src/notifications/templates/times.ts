import { departureTime, timeLeft as timeLeftInWords } from '@slow-train/words/en';

/** Returns the time until `deadline` as text, `21 h left`; null when it has passed, or when there is no deadline. */
export function timeLeft(deadline: Date | null, now: Date): string | null {
  return deadline === null || deadline <= now ? null : timeLeftInWords(deadline.getTime(), now.getTime());
}

/** Formats a time as the clocks in a zone show it: `Thu 08:40`, from six days on `Thu 3 Dec, 08:40`. */
export function localTime(at: Date, now: Date, zone: string): string {
  // UTC is the zone of everybody who has not chosen one, so it is named.
  return `${departureTime(at.getTime(), now.getTime(), zone)}${zone === 'UTC' ? ' UTC' : ''}`;
}

/** Formats a date as the calendars in a zone show it: `3 December`. */
export function localDate(at: Date, zone: string): string {
  let format = dates.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: zone });
    dates.set(zone, format);
  }
  return format.format(at);
}

/** By zone: creating a format takes longer than all its uses. */
const dates = new Map<string, Intl.DateTimeFormat>();
