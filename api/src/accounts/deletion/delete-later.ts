import { err, ok } from '@slow-train/rules';
import { BUSY, leaveGames, mostLeftAtOnce, type LeavingPorts } from '../../account-data/delete-account.ts';
import { hasMoreGames } from '../../account-data/store.ts';
import type { Outcome } from '../../games/with-game.ts';
import type { Session } from '../../session/session.ts';
import { signInKey } from '../email/mail-proofs.ts';
import { scheduleErasure } from './store.ts';

/** For how many days an account can still be kept, after its owner has asked to delete it. */
const KEPT_DAYS = 7;

/**
 * Lets an account leave all games, as `deleteAccount` does, ends every way into it but a fresh sign-in, and has the schedule
 * delete the rest after `KEPT_DAYS`; until then signing in keeps it. A guest, who has no way back, is deleted at the
 * schedule's next run. It also leaves those games that are too many for one request.
 * @returns the time of its deletion
 * Failure: `conflict` (others always saved first)
 */
export async function deleteLater(
  ports: LeavingPorts,
  { account, id, email, isGuest }: Pick<Session, 'account' | 'id' | 'email' | 'isGuest'>,
): Promise<Outcome<Date>> {
  const now = ports.now();
  const deleteAt = new Date(now.getTime() + (isGuest ? 0 : KEPT_DAYS * 86_400_000));
  const codeKey = email === null ? null : await signInKey(ports, email);
  const leavesLater = await hasMoreGames(ports.db, account, mostLeftAtOnce(ports));
  const dueAt = leavesLater ? now : deleteAt;
  const schedule = (): Promise<boolean> =>
    scheduleErasure(ports.db, account, { deleteAt, dueAt, leavesLater }, codeKey);
  const { result, events } = leavesLater
    ? { result: (await schedule()) ? ok(null) : err(BUSY), events: [] }
    : await leaveGames(ports, { account, id }, schedule);
  await ports.scheduler.noLaterThan(dueAt.getTime());
  return { result: result.ok ? ok(deleteAt) : result, events };
}
