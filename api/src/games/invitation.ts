import { nanoid } from 'nanoid';
import { heldSeatOf, type Game } from './game.ts';

const DAYS = 30;

/** A new invitation: 22 random letters of 64 (132 bits), good for 30 days. */
export function newInvitation(now: Date): Pick<Game, 'invitation' | 'invitationUntil'> {
  return { invitation: nanoid(22), invitationUntil: new Date(now.getTime() + DAYS * 86_400_000) };
}

/** Whether the invitation of a table leads to a seat: while it boards, and while a computer player holds one for somebody. */
export function isInviting(game: Pick<Game, 'status' | 'seats'>): boolean {
  return game.status === 'boarding' || (game.status === 'playing' && heldSeatOf(game) !== null);
}

/** Whether an invitation has run out that would still lead to a seat. Any other shows what has become of its table. */
export function hasRunOut(game: Pick<Game, 'status' | 'seats' | 'invitationUntil'>, now: Date): boolean {
  return isInviting(game) && game.invitationUntil <= now;
}
