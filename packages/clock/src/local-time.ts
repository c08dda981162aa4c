import { aheadAt, DAY, instantOf, MINUTE, minutesOf } from './zone.ts';

/** Returns the next instant after `at` at which clocks in the zone show a wall time such as `08:00`. */
export function nextTime(at: Date, time: string, zone: string): Date {
  const now = at.getTime();
  const midnight = Math.floor((now + aheadAt(now, zone)) / DAY) * DAY;
  const instants = [-1, 0, 1, 2].map((day) => instantOf(midnight + day * DAY + minutesOf(time) * MINUTE, zone));
  return new Date(instants.find((one) => one > now) ?? now);
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

/**
 * Returns the start and end of these hours around `at`; null if `at` is outside them. Hours that the clocks skip are
 * none, and so are those that begin in the skipped time and end right after it.
 */
export function within(
  at: Date,
  { from, to }: Hours,
  zone: string,
): { readonly began: Date; readonly ends: Date } | null {
  if (from === to) return null;
  const now = at.getTime();
  const midnight = Math.floor((now + aheadAt(now, zone)) / DAY) * DAY;
  const long = ((minutesOf(to) - minutesOf(from)) * MINUTE + DAY) % DAY;
  // As wall times, since the clocks may change in between.
  for (const day of [1, 0, -1]) {
    const wall = midnight + day * DAY + minutesOf(from) * MINUTE;
    const [began, ends] = [instantOf(wall, zone), instantOf(wall + long, zone)];
    if (began <= now && now < ends) return { began: new Date(began), ends: new Date(ends) };
  }
  return null;
}
