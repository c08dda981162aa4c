import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Change } from '../../games/change.ts';
import { seatOf, type Game } from '../../games/game.ts';
import { computerTakesOver, FORMER, handOver, hostWithout } from '../../games/hand-over.ts';
import { getUp, nextPerson } from '../../games/leave.ts';
import { MOST_TRIES, type Ports } from '../../games/ports.ts';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { leavingStore } from './store.ts';

const BUSY: Failure = {
  problem: 'conflict',
  detail:
    'Too much happens at one of your tables at once. Some of your seats are given up; send it again for the rest.',
};

/**
 * Deletes an account for good: its seats in running games go on with computer players, it gets up from tables that
 * board, its name leaves those that are finished, and tables where nobody else sits are closed. What breaks off in the
 * middle goes on where it was when it is sent again.
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

/** Whether the account sits at that table no more. */
async function giveUp(ports: Ports, id: string, account: string): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await ports.store.load(id);
    const seat = game ? seatOf(game, account) : null;
    if (game === undefined || seat === null) return true;
    const change = changeWithout(game, seat, ports);
    const isDone = change === null ? await ports.store.close(id, game.revision) : await ports.store.save(change);
    if (isDone) return true;
  }
  return false;
}

/** The table without its person in this seat; null where it is nobody's then. */
function changeWithout(game: Game, seat: Seat, ports: Ports): Change | null {
  const next = nextPerson(game, seat);
  if (next === null) return null;
  const host = hostWithout(game, seat) ?? next;
  switch (game.status) {
    case 'boarding':
      return getUp(game, seat, host, ports);
    case 'playing':
      return computerTakesOver(game, seat, ports);
    case 'finished':
      return handOver(game, seat, { sitter: { kind: 'gone', name: FORMER }, host, events: [] }, ports.now());
    default:
      return game.status satisfies never;
  }
}
