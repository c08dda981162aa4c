import type { Evening } from '@slow-train/protocol/evening';
import { scoreKeeperText } from '#text/sheet.ts';

/** Returns the name of a person at the table. */
export function nameOf(evening: Pick<Evening, 'people'>, seat: number): string {
  return evening.people[seat] ?? '';
}

/** Returns the names of several people at the table. */
export function namesOf(evening: Pick<Evening, 'people'>, seats: readonly number[]): string[] {
  return seats.map((seat) => nameOf(evening, seat));
}

/** Returns the name of an evening: its own, or its date. */
export function titleOf({ title, begun }: Pick<Evening, 'title' | 'begun'>): string {
  return title || scoreKeeperText.day(begun);
}
