import type { InvitationAnswer } from '@slow-train/protocol';
import type { Seat } from '@slow-train/rules';
import type { Game } from './game.ts';
import type { AccountId, Occupant, Reservation, Seated } from './seats.ts';
import { addRevision, type GameUpdate } from './update.ts';

// Seats kept for people who have been invited, until they answer or the host frees them. Only before the game starts.

/** Returns the seat that is kept for an account, also after an answer; null if there is none. */
export function reservedSeatOf({ seats }: Seated, account: AccountId | null): Seat | null {
  const seat = seats.findIndex((occupant) => reservationIn(occupant)?.account === account);
  return seat < 0 ? null : seat;
}

/** Returns the person that a seat is kept for; undefined if it is taken, or free. */
export function reservationIn(occupant: Occupant | undefined): Reservation | undefined {
  return occupant?.kind === 'nobody' ? occupant.reserved : undefined;
}

/** Returns an account's answer to its invitation; null if it has none, or if the game has started. */
export function answerOf(game: Pick<Game, 'seats' | 'status'>, account: AccountId | null): InvitationAnswer | null {
  const seat = game.status === 'lobby' ? reservedSeatOf(game, account) : null;
  return seat === null ? null : (reservationIn(game.seats[seat])?.answer ?? null);
}

/**
 * Returns the seat that an account, or anybody else for null, may take: the one kept for it, or for the mail they come
 * from, else one kept for nobody, else one whose person has said no; null if there is none.
 */
export function openSeatFor({ seats }: Seated, account: AccountId | null, mailed: string | null = null): Seat | null {
  const own = account === null ? null : (reservedSeatOf({ seats }, account) ?? mailedSeatOf({ seats }, mailed));
  if (own !== null) return own;
  const free = seats.findIndex(
    (occupant) => occupant.kind === 'nobody' && occupant.reserved === undefined && occupant.mailed === undefined,
  );
  if (free >= 0) return free;
  const declined = seats.findIndex(isDeclined);
  return declined < 0 ? null : declined;
}

/** Whether a seat is free again because its person has said no. */
export function isDeclined(occupant: Occupant): boolean {
  return occupant.kind === 'nobody' && (occupant.answer ?? occupant.reserved?.answer) === 'no';
}

/** Returns the empty seat that is kept for the recipient of this mail; null if there is none. */
export function mailedSeatOf({ seats }: Seated, mailed: string | null): Seat | null {
  if (mailed === null) return null;
  const seat = seats.findIndex((occupant) => occupant.kind === 'nobody' && occupant.mailed === mailed);
  return seat < 0 ? null : seat;
}

/** Whether a seat is kept for somebody: an account, or the recipient of a mail. */
export function isKept(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'nobody' && (occupant.reserved !== undefined || occupant.mailed !== undefined);
}

/** Keeps a seat for the recipient of a mail. @param by the seat of who invites them */
export function reserveByMail(
  update: GameUpdate,
  seat: Seat,
  { mailed, label }: { readonly mailed: string; readonly label?: string | undefined },
  by: Seat | null,
): GameUpdate {
  const seats = update.game.seats.with(seat, { kind: 'nobody', mailed, ...(label !== undefined && { label }) });
  return addRevision(update, { seat: by, action: 'reserve', by: 'person', events: [] }, { seats });
}

/** Keeps a seat for somebody, whose account cannot be deleted at the same time. @param by the seat of who invites them */
export function reserve(update: GameUpdate, seat: Seat, reserved: Reservation, by: Seat | null): GameUpdate {
  const seats = update.game.seats.with(seat, { kind: 'nobody', reserved });
  const { account } = reserved;
  return addRevision(update, { seat: by, action: 'reserve', by: 'person', events: [], account }, { seats });
}

/** Notes an answer other than yes; no change if there is no such reservation. */
export function answerReservation(update: GameUpdate, seat: Seat, answer: InvitationAnswer): GameUpdate {
  const occupant = update.game.seats[seat];
  if (occupant?.kind !== 'nobody' || occupant.reserved === undefined) return update;
  const seats = update.game.seats.with(seat, { ...occupant, reserved: { ...occupant.reserved, answer } });
  return addRevision(update, { seat: null, action: 'answer', by: 'table', events: [] }, { seats });
}

/** Notes what the reader of a mail has answered; no change if nothing is different. */
export function answerByMail(update: GameUpdate, seat: Seat, answer: 'later' | 'no'): GameUpdate {
  const occupant = update.game.seats[seat];
  if (occupant?.kind !== 'nobody' || (occupant.reserved?.answer ?? occupant.answer) === answer) return update;
  // They came by it before, and the host has changed the game.
  if (occupant.reserved !== undefined) return answerReservation(update, seat, answer);
  const seats = update.game.seats.with(seat, { ...occupant, answer });
  return addRevision(update, { seat: null, action: 'answer', by: 'table', events: [] }, { seats });
}

/** Frees a seat. @param by the host's seat; null if the account is deleted */
export function freeSeat(update: GameUpdate, seat: Seat, by: Seat | null): GameUpdate {
  const seats = update.game.seats.with(seat, { kind: 'nobody' });
  return addRevision(update, { seat: by, action: 'free', by: by === null ? 'table' : 'person', events: [] }, { seats });
}
