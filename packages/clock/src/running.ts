import type { Hours } from './local-time.ts';
import { DAY, firstOf, MINUTE, minutesOf, steadyAt, WEEK } from './zone.ts';

/** A seat's time zone, and the hours of the day when its clock stops. */
export interface SeatHours {
  readonly zone: string;
  readonly quiet: Hours | null;
}

/** A half-open span of instants, in milliseconds: `until` is exclusive. */
export interface Break {
  readonly from: number;
  readonly until: number;
}

/**
 * When a clock stops: during quiet hours in the seat's zone; with weekends off, from Saturday 00:00 to Monday 00:00
 * there; and during breaks, which may overlap (docs/clocks.md).
 */
export interface Stops {
  readonly hours: SeatHours;
  readonly weekendsOff: boolean;
  readonly breaks: readonly Break[];
}

/** Quiet hours may stop a clock for at most half the day. */
const MOST_QUIET_MINUTES = 720;

/** Returns the minutes from one wall time to the other; 0 if they are equal. */
function lengthOf({ from, to }: Hours): number {
  return (minutesOf(to) - minutesOf(from) + 1_440) % 1_440;
}

/** Whether quiet hours are longer than `MOST_QUIET_MINUTES`. */
export function isQuietTooLong(hours: Hours): boolean {
  return lengthOf(hours) > MOST_QUIET_MINUTES;
}

/** Returns the milliseconds between two instants during which the clock runs; 0 if `until` is not after `from`. */
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
 * Returns the first instant at which the clock has run for `budget` milliseconds since `from`: the inverse of
 * `runningTime`.
 * @returns Infinity if a break never ends
 */
export function endOfRun(from: number, budget: number, stops: Stops): number {
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

/** Yields the spans between the breaks from `from` on, split when the zone's offset changes. */
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

/** Counts running milliseconds since the first Monday of 1970, given a wall time written as if it were UTC. */
function runsUntil({ hours: { quiet }, weekendsOff }: Stops): (wall: number) => number {
  const begins = quiet === null ? 0 : minutesOf(quiet.from) * MINUTE;
  const length = quiet === null ? 0 : lengthOf(quiet) * MINUTE;
  // Quiet hours that cross midnight are at both ends of the day.
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
