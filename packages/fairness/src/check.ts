import type { Seat } from '@slow-train/rules';

/** One check and its outcome, as a sentence. Seats are numbered in a form that names or "you" can replace. */
export interface Check<Name extends string> {
  readonly name: Name;
  readonly passed: boolean;
  readonly message: string;
}

/** Returns a check that passes unless `wrong` says otherwise. */
export function check<Name extends string>(name: Name, wrong: string | undefined, right: string): Check<Name> {
  return { name, passed: wrong === undefined, message: wrong ?? right };
}

/** Returns `seat 0`, `seats 0 and 2`, `seats 0, 1 and 2`. */
export function seatNames(seats: readonly Seat[]): string {
  if (seats.length === 1) return `seat ${seats.join()}`;
  return `seats ${seats.slice(0, -1).join(', ')} and ${seats.slice(-1).join()}`;
}
