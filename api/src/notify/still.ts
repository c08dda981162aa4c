import { seatOf } from '../games/game.ts';
import { hasRunOut } from '../games/invitation.ts';
import type { OutboxRow, TableNow } from './situation.ts';

/** Whether the table still waits for the reader in the turn that a row is about: they have not acted since. */
export function isStillOn(
  { accountId, revision }: Pick<OutboxRow, 'accountId' | 'revision'>,
  table: TableNow,
): boolean {
  return accountId !== null && table.waitsFor.includes(accountId) && table.actedUpTo < revision;
}

/** Whether the turn that a row is about still goes on, and so its time: also for who has drawn, or has to cover a double. */
export function isTimeRunning(
  { accountId, revision }: Pick<OutboxRow, 'accountId' | 'revision'>,
  table: TableNow,
): boolean {
  return accountId !== null && table.waitsFor.includes(accountId) && table.turnSince === revision;
}

/** Whether somebody who was invited could still sit down, and has not. */
export function isStillInvited({ accountId }: Pick<OutboxRow, 'accountId'>, { game }: TableNow, now: Date): boolean {
  const isOpen = game.status === 'boarding' && !hasRunOut(game, now);
  return isOpen && game.seats.some(({ kind }) => kind === 'nobody') && seatOf(game, accountId) === null;
}

/** Whether the vote that a row is about is open, and the reader has said nothing to it. */
export function isBallotMissing(
  { accountId, revision }: Pick<OutboxRow, 'accountId' | 'revision'>,
  { game }: TableNow,
): boolean {
  const { vote } = game;
  const seat = seatOf(game, accountId);
  if (vote === null || vote.id > revision || seat === null) return false;
  return vote.voters.includes(seat) && !vote.yes.includes(seat) && !vote.no.includes(seat);
}
