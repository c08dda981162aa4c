import type { Break, SeatHours } from './running.ts';
import { DAY, instantOf } from './zone.ts';

/** Whole local days such as `2026-11-21`, both inclusive. */
export interface Vacation {
  readonly from: string;
  readonly to: string;
}

/** Returns midnight of a day, as if it were UTC. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00Z`);
}

/** Returns the date some days later. */
export function dayAfter(day: string, days = 1): string {
  return new Date(midnight(day) + days * DAY).toISOString().slice(0, 10);
}

/** Returns the number of days; 0 or less if it ends before it begins. */
export function daysOf({ from, to }: Vacation): number {
  return (midnight(to) - midnight(from)) / DAY + 1;
}

/** Returns a vacation as instants: from its first midnight in the zone (or `at`, if later) to its last day's end. */
export function vacationBreak({ from, to }: Vacation, { zone }: SeatHours, at: number): Break {
  return { from: Math.max(at, instantOf(midnight(from), zone)), until: instantOf(midnight(to) + DAY, zone) };
}
