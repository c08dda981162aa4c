import type { Instant } from '@slow-train/protocol';
import type { Chance } from './chance.ts';
import type { Game } from './game.ts';
import { heldSeatOf } from './seats.ts';

const VALID_MS = 30 * 86_400_000;

/** Returns a new invitation: 22 random characters from an alphabet of 64 (132 bits), valid for 30 days. */
export function newInvitation(chance: Chance, now: Instant): Pick<Game, 'invitation' | 'invitationUntil'> {
  return { invitation: chance.id(22), invitationUntil: now + VALID_MS };
}

/** Whether the invitation leads to a seat: before the game starts, and while a computer player holds a seat. */
export function isInviting(game: Pick<Game, 'status' | 'seats'>): boolean {
  return game.status === 'lobby' || (game.status === 'playing' && heldSeatOf(game) !== null);
}

/** Whether an invitation that would still lead to a seat has expired. Any other shows what became of its game. */
export function hasExpired(game: Pick<Game, 'status' | 'seats' | 'invitationUntil'>, now: Instant): boolean {
  return isInviting(game) && game.invitationUntil <= now;
}
