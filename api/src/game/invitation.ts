import type { Instant } from '@slow-train/protocol';
import type { Chance } from './chance.ts';
import type { Game } from './game.ts';
import { heldSeatOf } from './seats.ts';

const VALID_MS = 30 * 86_400_000;

/** Returns a new invitation: 22 random characters out of 64 (132 bits), valid for 30 days. */
export function newInvitation(chance: Chance, now: Instant): Pick<Game, 'invitation' | 'invitationUntil'> {
  return { invitation: chance.id(22), invitationUntil: now + VALID_MS };
}

/** Whether the invitation leads to a seat: while the table boards, and while a computer player holds one for somebody. */
export function isInviting(game: Pick<Game, 'status' | 'seats'>): boolean {
  return game.status === 'boarding' || (game.status === 'playing' && heldSeatOf(game) !== null);
}

/** Whether an invitation has expired that would still lead to a seat. Any other shows what became of its game. */
export function hasExpired(game: Pick<Game, 'status' | 'seats' | 'invitationUntil'>, now: Instant): boolean {
  return isInviting(game) && game.invitationUntil <= now;
}
