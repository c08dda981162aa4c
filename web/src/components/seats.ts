import type { GameView, InvitationView, OccupantView } from '@slow-train/protocol';
import { substitutesText } from '../text/substitutes.ts';

/** A seat that a computer player holds for somebody. */
export interface HeldSeat {
  readonly seat: number;
  /** What the computer player is called. */
  readonly holder: string;
  readonly owner: string;
}

/** The first seat that a computer player holds: the one that a substitute takes. */
function heldSeatIn(seats: readonly OccupantView[]): HeldSeat | null {
  const all = seats.flatMap((sitter, seat) => heldBy(sitter, seat) ?? []);
  return all[0] ?? null;
}

/** For whom one sits in at a table, as it was seen last; null where one does not. */
export function ownerRepresented(game: Pick<GameView, 'seats' | 'you'> | undefined): string | null {
  const sitter = game?.seats[game.you.seat ?? -1];
  return sitter === undefined || sitter.kind === 'nobody' ? null : (sitter.sitsFor ?? null);
}

/** The seat for which those who sit at the table may find a substitute: a person in the place of the computer player. */
export function seatSeekingSubstitute({ status, seats, you }: GameView): HeldSeat | null {
  return status === 'playing' && you.seat !== null ? heldSeatIn(seats) : null;
}

/** The seat in which one would sit in by an invitation; null where it leads to none. */
export function heldSeatOffered({ status, held, seats }: InvitationView['game']): HeldSeat | null {
  const sitter = held === null ? undefined : seats[held];
  return status !== 'playing' || held === null || sitter === undefined ? null : heldBy(sitter, held);
}

function heldBy(sitter: OccupantView, seat: number): HeldSeat | null {
  if (sitter.kind !== 'computer' || sitter.sitsFor === undefined) return null;
  return { seat, holder: sitter.name, owner: sitter.sitsFor };
}

/** What stands beside the name of somebody who sits at a table; null: nothing but the name. */
export function seatNote(sitter: OccupantView | undefined, isYou: boolean): string | null {
  if (sitter === undefined || sitter.kind === 'nobody') return null;
  const { kind, sitsFor } = sitter;
  if (kind === 'computer') return sitsFor === undefined ? substitutesText.computer : substitutesText.playsFor(sitsFor);
  return sitsFor === undefined ? null : substitutesText.sitsIn(sitsFor, isYou);
}
