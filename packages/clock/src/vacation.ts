import type { Break, SeatHours } from './running.ts';
import { DAY, instantOf } from './zone.ts';

/** Whole local days, as `2026-11-21`, both included. */
export interface Vacation {
  readonly from: string;
  readonly to: string;
}

/** Midnight of a day, written as if it were UTC. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00Z`);
}

/** The date some days after this one. */
export function dayAfter(day: string, days = 1): string {
  return new Date(midnight(day) + days * DAY).toISOString().slice(0, 10);
}

/** The number of days; 0 or less where it ends before it begins. */
export function daysOf({ from, to }: Vacation): number {
  return (midnight(to) - midnight(from)) / DAY + 1;
}

/** A vacation as instants: from its first midnight in the seat's zone (but not before `at`) to the end of its last day. */
export function vacationBreak({ from, to }: Vacation, { zone }: SeatHours, at: number): Break {
  return { from: Math.max(at, instantOf(midnight(from), zone)), until: instantOf(midnight(to) + DAY, zone) };
}
