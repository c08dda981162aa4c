import { at, err, ok, type Result, type Seat } from '@slow-train/rules';
import { awaySeatOf, ownerOf, seatOf, type Game, type Seated } from '../../games/game.ts';
import { handOver } from '../../games/hand-over.ts';
import { MOST_TRIES, type Ports } from '../../games/ports.ts';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { leavingStore } from './store.ts';
import { formerSitter, ownerless } from './without.ts';

/**
 * A guest turns out to be somebody we know: their seats, and what they laid out there, become that account's, and the
 * guest is no more. Where both have played a game to its end, the account keeps its own seat, and the guest's is nobody's;
 * where one sat in for the other, the seat is the account's.
 * What breaks off in the middle goes on where it was when it is sent again.
 * Failure: `conflict` where both sit at one table that is not finished, before anything has moved; or where others were
 * always faster
 */
export async function mergeInto(
  ports: Pick<Services, keyof Ports | 'db'>,
  from: string,
  to: string,
): Promise<Result<null, Failure>> {
  const leaving = leavingStore(ports.db);
  const theirs = new Set(await leaving.tablesOf(to));
  for (const id of await leaving.tablesOf(from)) {
    const game = theirs.has(id) ? await ports.store.load(id) : undefined;
    if (game !== undefined && sitsTwice(game, from, to)) return err(twiceAt(game));
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    for (const id of await leaving.tablesOf(from)) {
      const passed = await passOn(ports, id, from, to);
      if (!passed.ok) return passed;
    }
    if (await leaving.bequeath(from, to)) return ok(null);
    // Another tab of the guest's browser has sat down meanwhile.
  }
  return err(BUSY);
}

const BUSY: Failure = {
  problem: 'conflict',
  detail: 'Too much happens at one of your tables at once. Send it again.',
};

/** The seat that an account has at a table, whoever sits there now. */
function seatAt(game: Game, account: string): Seat | null {
  return seatOf(game, account) ?? awaySeatOf(game, account);
}

/** Whether the guest's seat would be a second one of the account in a game that goes on. */
function sitsTwice(game: Game, from: string, to: string): boolean {
  const own = seatAt(game, to);
  return game.status !== 'finished' && own !== null && own !== seatAt(game, from);
}

function twiceAt({ name }: Game): Failure {
  return {
    problem: 'conflict',
    detail: `You sit twice at ${name}: as this guest and with your account. Get up from one of the seats or finish that game first.`,
  };
}

async function passOn(ports: Ports, id: string, from: string, to: string): Promise<Result<null, Failure>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await ports.store.load(id);
    const seat = game ? seatAt(game, from) : null;
    if (game === undefined || seat === null) return ok(null);
    if (sitsTwice(game, from, to)) return err(twiceAt(game));
    const host = game.host === from ? to : game.host;
    const change = handOver(game, seat, { sitter: sitterAfter(game, seat, from, to), host, events: [] }, ports.now());
    if (await ports.store.save(change)) return ok(null);
  }
  return err(BUSY);
}

/** Who sits in the guest's seat afterwards, and for whom: nobody has two seats, and nobody sits in for themselves. */
function sitterAfter(game: Game, seat: Seat, from: string, to: string): Seated {
  const seated = at(game.seats, seat);
  const own = seatAt(game, to);
  if (own !== null && own !== seat) return seatOf(game, from) === seat ? formerSitter(seated) : ownerless(seated);
  if (seated.kind !== 'person' && seated.kind !== 'computer') return seated;
  const owner = ownerOf(seated);
  const theirs = seated.kind === 'person' && seated.account === from ? { ...seated, account: to } : seated;
  if (owner === undefined || own === seat) return ownerless(theirs);
  return owner.account === from ? { ...theirs, owner: { ...owner, account: to } } : theirs;
}
