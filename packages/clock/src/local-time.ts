import { aheadAt, DAY, instantOf, MINUTE, minutesOf } from './zone.ts';

/** Returns the first instant after `at` (for `-1`, the last one up to it) at which clocks in the zone show `time`. */
function nearest(at: Date, time: string, zone: string, direction: 1 | -1): Date {
  const now = at.getTime();
  const midnight = Math.floor((now + aheadAt(now, zone)) / DAY) * DAY;
  const instants = [-1, 0, 1, 2].map((day) => instantOf(midnight + day * DAY + minutesOf(time) * MINUTE, zone));
  const found = direction === 1 ? instants.find((one) => one > now) : instants.findLast((one) => one <= now);
  return new Date(found ?? now);
}

/** Returns the next instant after `at` at which clocks in the zone show a wall time such as `08:00`. */
export function nextTime(at: Date, time: string, zone: string): Date {
  return nearest(at, time, zone, 1);
}

/** Returns the local date in a zone, such as `2026-11-21`. */
export function localDay(at: Date, zone: string): string {
  return new Date(at.getTime() + aheadAt(at.getTime(), zone)).toISOString().slice(0, 10);
}

/** A wall time once a week. Weekdays as ISO 8601 counts them: 1 is Monday. */
export interface WeeklyTime {
  readonly weekday: number;
  readonly time: string;
  readonly zone: string;
}

/** Returns the next instant after `after` at which a weekly time comes round. In milliseconds. */
export function nextWeekly({ weekday, time, zone }: WeeklyTime, after: number): number {
  const isThen = (at: Date): boolean => (new Date(localDay(at, zone)).getUTCDay() || 7) === weekday;
  let at = nextTime(new Date(after), time, zone);
  for (let days = 0; days < 7 && !isThen(at); days++) at = nextTime(at, time, zone);
  return at.getTime();
}

/** A span of the local day; may cross midnight. Empty if both ends are equal. */
export interface Hours {
  readonly from: string;
  readonly to: string;
}

/** Returns the start and end of these hours around `at`; null if `at` is outside them. */
export function within(
  at: Date,
  { from, to }: Hours,
  zone: string,
): { readonly began: Date; readonly ends: Date } | null {
  if (from === to) return null;
  const began = nearest(at, from, zone, -1);
  const ends = nextTime(began, to, zone);
  return ends > at ? { began, ends } : null;
}
