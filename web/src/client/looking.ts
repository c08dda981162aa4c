import { createSignal } from 'solid-js';

/** The seats of others who are looking at a game, by its id, as the last poll told. */
const [all, setAll] = createSignal<ReadonlyMap<string, readonly number[]>>(new Map());

/** Whether somebody else, in this seat, is looking at a game now; always false for people who do not show it. */
export function isHere(game: string, seat: number): boolean {
  return all().get(game)?.includes(seat) === true;
}

/** Notes who is looking at a game; nobody once it is unknown. */
export function takeHere(game: string, seats: readonly number[]): void {
  if ((all().get(game) ?? []).join() !== seats.join()) setAll(new Map([...all(), [game, seats]]));
}

/** Returns the seats in a header such as `0, 3`. */
export function seatsIn(header: string | null): readonly number[] {
  return header === null ? [] : header.split(',').map(Number);
}
