import { eventFor, writeEvent, type Event, type EventNotation } from './event.ts';
import { at, type PendingBuild, type RoundState, type Seat, type PublicRound } from './table.ts';
import type { Tile } from './tile.ts';

/** A round as one seat or a spectator (seat null, no hand) may see it. */
export interface View {
  readonly table: PublicRound;
  readonly seat: Seat | null;
  readonly hand: readonly Tile[];
  /** The seat's own pending build, hidden from the others (`simultaneousBuild`). */
  readonly pending: PendingBuild | null;
}

/** Returns a seat's view: the public round and its own hand, listed one by one. */
export function viewFor({ table, secret }: RoundState, seat: Seat | null): View {
  if (seat === null) return { table, seat, hand: [], pending: null };
  return { table, seat, hand: at(secret.hands, seat), pending: at(secret.pending, seat) };
}

/** Writes events as the seat may see them. */
export function eventsFor(events: readonly Event[], seat: Seat | null): EventNotation[] {
  return events.map((event) => eventFor(writeEvent(event), seat));
}
