import type { Break, SeatHours } from './running.ts';
import { DAY, instantOf } from './zone.ts';

/** Whole days as the calendars of a zone show them, as `2026-11-21`; both are included. */
export interface Vacation {
  readonly from: string;
  readonly to: string;
}

/** Midnight of a day, as if in UTC. */
function midnight(day: string): number {
  return Date.parse(`${day}T00:00Z`);
}

/** The day that comes so many days after this one. */
export function dayAfter(day: string, days = 1): string {
  return new Date(midnight(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days it lasts; none or fewer where it ends before it begins. */
export function daysOf({ from, to }: Vacation): number {
  return (midnight(to) - midnight(from)) / DAY + 1;
}

/** From the beginning of its first day in the zone of the seat, but not from before `at`, to the end of its last. */
export function vacationBreak({ from, to }: Vacation, { zone }: SeatHours, at: number): Break {
  return { from: Math.max(at, instantOf(midnight(from), zone)), until: instantOf(midnight(to) + DAY, zone) };
}
