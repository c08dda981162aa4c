import type { Hours } from './local-time.ts';
import { DAY, firstOf, MINUTE, minutesOf, steadyAt, WEEK } from './zone.ts';

/** Where a seat lives, and when its time stands still there every day. */
export interface SeatHours {
  readonly zone: string;
  readonly quiet: Hours | null;
}

/** From one instant (ms) until another, itself not included. */
export interface Break {
  readonly from: number;
  readonly until: number;
}

/**
 * When time stands still: while the clocks of the zone show quiet hours; where weekends are off, from Saturday 00:00 to
 * Monday 00:00 by them; and in breaks, which may overlap.
 */
export interface Stops {
  readonly hours: SeatHours;
  readonly weekendsOff: boolean;
  readonly breaks: readonly Break[];
}

/** Quiet hours may stop a clock for half of the day. */
export const MOST_QUIET_MINUTES = 720;

/** Minutes from the one wall time to the other; none where they are the same. */
function lengthOf({ from, to }: Hours): number {
  return (minutesOf(to) - minutesOf(from) + 1_440) % 1_440;
}

/** Whether quiet hours stop a clock for longer than they may. */
export function isQuietTooLong(hours: Hours): boolean {
  return lengthOf(hours) > MOST_QUIET_MINUTES;
}

/** Milliseconds that time runs of those from `from` until `until`, by these stops. 0 if it is over before it begins. */
export function runningTime(from: number, until: number, stops: Stops): number {
  const run = runsUntil(stops);
  let sum = 0;
  for (const stretch of stretches(from, stops)) {
    if (stretch.from >= until) break;
    sum += run(Math.min(stretch.until, until) + stretch.ahead) - run(stretch.from + stretch.ahead);
  }
  return sum;
}

/**
 * The first instant at which time has run for `budget` milliseconds since `from`: where it stands still right after
 * that, the instant at which it stopped. Infinity if a break never ends.
 */
export function endOf(from: number, budget: number, stops: Stops): number {
  if (budget <= 0) return from;
  const run = runsUntil(stops);
  let left = budget;
  for (const { from: begin, until, ahead } of stretches(from, stops)) {
    const goal = run(begin + ahead) + left;
    const isDone = (at: number): boolean => run(at + ahead) >= goal;
    if (isDone(until)) return firstOf(begin, until, isDone);
    left = goal - run(until + ahead);
  }
  return Infinity;
}

/** From `from` on what lies between the breaks, in stretches in which no clock is changed. */
function* stretches(from: number, { hours, breaks }: Stops): Generator<Break & { readonly ahead: number }> {
  const never = { from: Infinity, until: Infinity };
  let at = from;
  for (const next of [...breaks.toSorted((a, b) => a.from - b.from), never]) {
    while (at < next.from) {
      const { ahead, until } = steadyAt(at, hours.zone);
      const end = Math.min(until, next.from);
      yield { from: at, until: end, ahead };
      at = end;
    }
    at = Math.max(at, next.until);
  }
}

const MONDAY = 4 * DAY;

/** Counts the milliseconds that run by a wall clock (which shows it as if it were UTC) since the first Monday of 1970. */
function runsUntil({ hours: { quiet }, weekendsOff }: Stops): (wall: number) => number {
  const begins = quiet === null ? 0 : minutesOf(quiet.from) * MINUTE;
  const length = quiet === null ? 0 : lengthOf(quiet) * MINUTE;
  // What goes over midnight stands at both ends of a day.
  const early = Math.max(0, begins + length - DAY);
  const quietUntil = (time: number): number =>
    Math.min(time, early) + Math.min(Math.max(0, time - begins), length - early);
  const days = weekendsOff ? 5 : 7;

  return (wall) => {
    const week = Math.floor((wall - MONDAY) / WEEK);
    const inWeek = Math.min(wall - MONDAY - week * WEEK, days * DAY);
    const day = Math.floor(inWeek / DAY);
    const time = inWeek - day * DAY;
    return (week * days + day) * (DAY - length) + time - quietUntil(time);
  };
}
