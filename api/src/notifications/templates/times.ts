import { count } from '@slow-train/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in milliseconds, rounded down: `25 min`, `21 h`, `3 days`. */
function formatDuration(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`;
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`;
  return count(Math.floor(milliseconds / DAY), 'day');
}

/** Returns the time until `deadline` as text, `21 h left`; null when it has passed, or when there is no deadline. */
export function timeLeft(deadline: Date | null, now: Date): string | null {
  return deadline === null || deadline <= now ? null : `${formatDuration(deadline.getTime() - now.getTime())} left`;
}

/** Formats a time as the clocks in a zone show it: `Thu 08:40`, from six days on `Thu 3 December, 08:40`. */
export function localTime(at: Date, now: Date, zone: string): string {
  const isFar = at.getTime() - now.getTime() >= 6 * DAY;
  const part = partsOf(at, zone);
  const day = isFar ? `${part('weekday')} ${part('day')} ${part('month')},` : part('weekday');
  // UTC is the zone of everybody who has not chosen one, so it is named.
  return `${day} ${part('hour')}:${part('minute')}${zone === 'UTC' ? ' UTC' : ''}`;
}

/** Formats a date as the calendars in a zone show it: `3 December`. */
export function localDate(at: Date, zone: string): string {
  const part = partsOf(at, zone);
  return `${part('day')} ${part('month')}`;
}

function partsOf(at: Date, zone: string): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return (type) => parts.get(type) ?? '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches formats by zone: creating one takes longer than all its uses. */
function formatFor(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    const two = '2-digit';
    const fields = { weekday: 'short', day: 'numeric', month: 'long', hour: two, minute: two } as const;
    format = new Intl.DateTimeFormat('en-GB', { ...fields, timeZone: zone });
    formats.set(zone, format);
  }
  return format;
}
