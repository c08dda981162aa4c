import { eventFor, writeEvent, type Event, type EventNotation } from './event.ts';
import { at, type PendingBuild, type RoundState, type Seat, type Table } from './table.ts';
import type { Tile } from './tile.ts';

/** A round as one seat, or a spectator (seat null, no hand), may see it. */
export interface View {
  readonly table: Table;
  readonly seat: Seat | null;
  readonly hand: readonly Tile[];
  /** The seat's own build while it is hidden from the others (`simultaneousBuild`). */
  readonly pending: PendingBuild | null;
}

/** What a seat may see: the open table and its own hand, listed here and nothing else. */
export function viewFor({ table, secret }: RoundState, seat: Seat | null): View {
  if (seat === null) return { table, seat, hand: [], pending: null };
  return { table, seat, hand: at(secret.hands, seat), pending: at(secret.pending, seat) };
}

/** What that seat may know of these events, in writing. */
export function eventsFor(events: readonly Event[], seat: Seat | null): EventNotation[] {
  return events.map((event) => eventFor(writeEvent(event), seat));
}
