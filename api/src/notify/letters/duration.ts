import { count } from '@slow-train/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many milliseconds in words, never more than there are: `25 minutes`, `21 hours`, `3 days`. */
export function inWords(milliseconds: number): string {
  if (milliseconds < 2 * HOUR) return count(Math.max(1, Math.floor(milliseconds / MINUTE)), 'minute');
  if (milliseconds < 2 * DAY) return count(Math.floor(milliseconds / HOUR), 'hour');
  return count(Math.floor(milliseconds / DAY), 'day');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A time as the clocks in a zone show it: `Thursday 08:40`, and beyond six days `Thursday 3 December, 08:40`. */
export function localTime(at: Date, now: Date, zone: string): string {
  const isFar = at.getTime() - now.getTime() >= 6 * DAY;
  const shown = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => shown.get(type) ?? '';
  const day = isFar ? `${part('weekday')} ${part('day')} ${part('month')},` : part('weekday');
  // As long as nobody has said where they are, this is said too.
  return `${day} ${part('hour')}:${part('minute')}${zone === 'UTC' ? ' UTC' : ''}`;
}

/** `3 December`, as the calendars in a zone show it. */
export function localDate(at: Date, zone: string): string {
  const shown = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${shown.get('day') ?? ''} ${shown.get('month') ?? ''}`;
}

/** Making one takes longer than all that is done with it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (clock === undefined) {
    const two = '2-digit';
    const fields = { weekday: 'long', day: 'numeric', month: 'long', hour: two, minute: two } as const;
    clock = new Intl.DateTimeFormat('en-GB', { ...fields, timeZone: zone });
    clocks.set(zone, clock);
  }
  return clock;
}
