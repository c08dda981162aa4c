import { nanoid } from 'nanoid';
import type { Game } from './game.ts';

const DAYS = 30;

/** A new invitation: 22 random letters of 64 (132 bits), good for 30 days. */
export function newInvitation(now: Date): Pick<Game, 'invitation' | 'invitationUntil'> {
  return { invitation: nanoid(22), invitationUntil: new Date(now.getTime() + DAYS * 86_400_000) };
}

/** Whether an invitation has run out. A table that has started shows so itself, however old its link. */
export function hasRunOut({ status, invitationUntil }: Pick<Game, 'status' | 'invitationUntil'>, now: Date): boolean {
  return status === 'boarding' && invitationUntil <= now;
}
