import { err, ok, type Result } from '@slow-train/rules';
import { seatOf } from '../../games/game.ts';
import { handOver } from '../../games/hand-over.ts';
import { MOST_TRIES, type Ports } from '../../games/ports.ts';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { leavingStore } from './store.ts';

/**
 * A guest turns out to be somebody we know: their seats, and what they laid out there, become that account's, and the
 * guest is no more. What breaks off in the middle goes on where it was when it is sent again.
 * Failure: `conflict` where both sit at one table, before anything has moved; or where others were always faster
 */
export async function mergeInto(
  ports: Pick<Services, keyof Ports | 'db'>,
  from: string,
  to: string,
): Promise<Result<null, Failure>> {
  const leaving = leavingStore(ports.db);
  const tables = await leaving.tablesOf(from);
  const theirs = new Set(await leaving.tablesOf(to));
  const shared = tables.find((id) => theirs.has(id));
  if (shared !== undefined) {
    const name = (await ports.store.load(shared))?.name ?? 'one table';
    return err({
      problem: 'conflict',
      detail: `You sit twice at ${name}: as this guest and with your account. Get up from one of the seats or finish that game first.`,
    });
  }
  for (const id of tables) {
    if (!(await passOn(ports, id, from, to)))
      return err({ problem: 'conflict', detail: 'Too much happens at one of your tables at once. Send it again.' });
  }
  await leaving.bequeath(from, to);
  return ok(null);
}

async function passOn(ports: Ports, id: string, from: string, to: string): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await ports.store.load(id);
    const seat = game ? seatOf(game, from) : null;
    const seated = seat === null ? undefined : game?.seats[seat];
    if (game === undefined || seat === null || seated?.kind !== 'person') return true;
    const host = game.host === from ? to : game.host;
    const change = handOver(game, seat, { sitter: { ...seated, account: to }, host, events: [] }, ports.now());
    if (await ports.store.save(change)) return true;
  }
  return false;
}
