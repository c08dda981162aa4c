import { count } from './words.ts';

// How a deadline is put into words, wherever it is shown: on the page, in mails, pushes and feeds. All of them use these,
// so that they agree to the minute.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in milliseconds, rounded down: minutes below two hours, hours below two days, then days. */
export function durationOf(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return `${Math.floor(milliseconds / MINUTE)} min`;
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`;
  return count(Math.floor(milliseconds / DAY), 'day');
}

/** Formats the time until an instant: `25 min left`, `21 h left`, `3 days left`, and `time is up` once it has passed. */
export function timeLeft(until: number, now: number): string {
  if (until <= now) return 'time is up';
  return until - now < MINUTE ? 'under a minute left' : `${durationOf(until - now)} left`;
}

/** Formats an instant to come: `Thu 08:40`, from six days on `Thu 3 Dec, 08:40`; by default in this device's zone. */
export function departureTime(at: number, now: number, zone?: string): string {
  const part = partsOf(at, zone);
  const time = `${part('hour')}:${part('minute')}`;
  const day = departureDay(at, now, zone);
  return day.includes(' ') ? `${day}, ${time}` : `${day} ${time}`;
}

/** Formats the day of an instant to come: `Thu`, from six days on `Thu 3 Dec`. */
export function departureDay(at: number, now: number, zone?: string): string {
  const part = partsOf(at, zone);
  return at - now < 6 * DAY ? part('weekday') : `${part('weekday')} ${part('day')} ${part('month')}`;
}

function partsOf(at: number, zone: string | undefined): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return (type) => parts.get(type) ?? '';
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Caches formats by zone: creating one takes longer than all its uses. */
function formatFor(zone: string | undefined): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format === undefined) {
    const two = '2-digit';
    const fields = { weekday: 'short', day: 'numeric', month: 'short', hour: two, minute: two } as const;
    format = new Intl.DateTimeFormat('en-GB', { ...fields, ...(zone === undefined ? {} : { timeZone: zone }) });
    formats.set(zone, format);
  }
  return format;
}
