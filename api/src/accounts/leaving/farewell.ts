import { err, ok, type Result } from '@slow-train/rules';
import type { Change } from '../../games/change.ts';
import { awaySeatOf, isMember, seatOf, type Game } from '../../games/game.ts';
import { MOST_TRIES, type Ports } from '../../games/ports.ts';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { leavingStore } from './store.ts';
import { withoutOwner, withoutSitter } from './without.ts';

const BUSY: Failure = {
  problem: 'conflict',
  detail:
    'Too much happens at one of your tables at once. Some of your seats are given up; send it again for the rest.',
};

/**
 * Deletes an account for good: its seats in running games go on with computer players, those it sat in for somebody are
 * held for them again, and those that are held for it are nobody's. It gets up from tables that board, its name leaves
 * those that are finished, and tables where nobody else has a seat are closed. What breaks off in the middle goes on
 * where it was when it is sent again.
 * Failure: `conflict` where others were always faster
 */
export async function farewell(
  ports: Pick<Services, keyof Ports | 'db'>,
  { account, session }: { readonly account: string; readonly session: string },
): Promise<Result<null, Failure>> {
  const leaving = leavingStore(ports.db);
  // First, so that no other browser of theirs sits down somewhere meanwhile.
  await leaving.endOthers(account, session);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    for (const id of await leaving.tablesOf(account)) {
      if (!(await giveUp(ports, id, account))) return err(BUSY);
    }
    if (await leaving.forget(account)) return ok(null);
    // Another tab of this browser has sat down meanwhile.
  }
  return err(BUSY);
}

/** Whether the account has no seat at that table any more. */
async function giveUp(ports: Ports, id: string, account: string): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await ports.store.load(id);
    const change = game && changeWithout(game, account, ports);
    if (game === undefined || change === undefined) return true;
    const isDone = change === null ? await ports.store.close(id, game.revision) : await ports.store.save(change);
    if (isDone && (change === null || !isMember(change.game, account))) return true;
  }
  return false;
}

/** The table without this account, or nearer to that; null where it is nobody's then, undefined where it has no seat. */
function changeWithout(game: Game, account: string, ports: Ports): Change | null | undefined {
  const seat = seatOf(game, account);
  if (seat !== null) return withoutSitter(game, seat, ports);
  const away = awaySeatOf(game, account);
  return away === null ? undefined : withoutOwner(game, away, ports);
}
