import type { Seat } from '@slow-train/rules';

/** One thing that was looked at, and what was found, in a sentence. */
export interface Check<Name extends string> {
  readonly name: Name;
  readonly passed: boolean;
  readonly message: string;
}

/** A check that has passed where nothing is wrong. */
export function check<Name extends string>(name: Name, wrong: string | undefined, right: string): Check<Name> {
  return { name, passed: wrong === undefined, message: wrong ?? right };
}

/** `seat 0`, `seats 0 and 2`, `seats 0, 1 and 2`. */
export function seatNames(seats: readonly Seat[]): string {
  if (seats.length === 1) return `seat ${seats.join()}`;
  return `seats ${seats.slice(0, -1).join(', ')} and ${seats.slice(-1).join()}`;
}
