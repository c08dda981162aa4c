import type { GameView, InvitationView, Level, OccupantView } from '@slow-train/protocol';
import { substitutesText } from '#text/clock.ts';

/** A seat that a computer player holds for its owner. */
export interface HeldSeat {
  readonly seat: number;
  /** The computer player's name. */
  readonly holder: string;
  readonly owner: string;
  /** Whether the owner does not come back. */
  readonly gotUp: boolean;
}

/** Returns the first seat that a computer player holds: the one a substitute takes. */
function heldSeatIn(seats: readonly OccupantView[]): HeldSeat | null {
  const all = seats.flatMap((occupant, seat) => heldBy(occupant, seat) ?? []);
  return all[0] ?? null;
}

/** Returns the owner that the player substitutes for, as of the last loaded state of the game; null if nobody. */
export function ownerRepresented(game: Pick<GameView, 'seats' | 'you'> | undefined): string | null {
  const occupant = game?.seats[game.you.seat ?? -1];
  return occupant === undefined || occupant.kind === 'nobody' ? null : (occupant.sitsFor ?? null);
}

/** Returns the name of a seat's owner, also while another holds it; null for nobody's seat. */
export function ownerName(occupant: OccupantView | undefined): string | null {
  return occupant === undefined || occupant.kind === 'nobody' ? null : (occupant.sitsFor ?? occupant.name);
}

/** Returns the seat for which the players may find a substitute: a person instead of the computer player. */
export function seatSeekingSubstitute({ status, seats, you }: GameView): HeldSeat | null {
  return status === 'playing' && you.seat !== null ? heldSeatIn(seats) : null;
}

/** Whether a seated player is the only person in a running game: nobody else has a seat, not even one held for them. */
export function playsAlone({ status, seats, you }: Pick<GameView, 'status' | 'seats' | 'you'>): boolean {
  const isAlone = seats.every(
    (occupant, seat) => seat === you.seat || (occupant.kind === 'computer' && occupant.sitsFor === undefined),
  );
  return status === 'playing' && you.seat !== null && isAlone;
}

/** Returns the seat an invitation offers to a substitute; null if none. */
export function heldSeatOffered({ status, held, seats }: InvitationView['game']): HeldSeat | null {
  const occupant = held === null ? undefined : seats[held];
  return status !== 'playing' || held === null || occupant === undefined ? null : heldBy(occupant, held);
}

function heldBy(occupant: OccupantView, seat: number): HeldSeat | null {
  if (occupant.kind !== 'computer' || occupant.sitsFor === undefined) return null;
  return { seat, holder: occupant.name, owner: occupant.sitsFor, gotUp: occupant.gotUp !== undefined };
}

/** Returns the level of a computer player; null for anybody else, and for one that plays for somebody. */
export function levelIn(occupant: OccupantView | undefined): Level | null {
  return occupant?.kind === 'computer' && occupant.sitsFor === undefined ? (occupant.level ?? 'regular') : null;
}

/** Returns the note next to a player's name; null for none. */
export function seatNote(occupant: OccupantView | undefined, isYou: boolean): string | null {
  if (occupant === undefined || occupant.kind === 'nobody') return null;
  const { kind, sitsFor } = occupant;
  if (kind === 'computer') {
    if (sitsFor !== undefined) return substitutesText.playsFor(sitsFor);
    return `${substitutesText.computer}, ${substitutesText.level[occupant.level ?? 'regular']}`;
  }
  return sitsFor === undefined ? null : substitutesText.sitsIn(sitsFor, isYou);
}

/** Whether anybody with the link may take a seat: nobody sits there, and it is not kept for somebody. */
export function isFreeSeat(occupant: OccupantView): boolean {
  if (occupant.kind !== 'nobody') return false;
  return occupant.reserved === undefined || occupant.reserved.answer === 'no';
}

/** Whether a seat is kept for somebody who may still come. */
export function isKeptSeat(occupant: OccupantView): boolean {
  return occupant.kind === 'nobody' && !isFreeSeat(occupant);
}
