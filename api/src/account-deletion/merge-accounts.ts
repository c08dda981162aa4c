import { at, err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Game } from '../game/game.ts';
import { formerOccupant, handOver, ownerless } from '../game/hand-over.ts';
import { awaySeatOf, ownerOf, seatOf, type AccountId, type Occupant } from '../game/seats.ts';
import type { Ports } from '../games/services.ts';
import { withGame, type LoadedGame } from '../games/with-game.ts';
import type { Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { accountDeletionStore } from './store.ts';

/** More tables than this nobody sits down at while they are being merged. */
const MOST_TRIES = 32;

/**
 * A guest turns out to be somebody we know: their seats, and what they laid out there, become that account's, and the
 * guest is no more. Where both have played a game to its end, the account keeps its own seat, and the guest's is nobody's;
 * where one sat in for the other, the seat is the account's.
 * What breaks off in the middle goes on where it was when it is sent again.
 * Failure: `conflict` where both sit at one table that is not finished, before anything has moved; or where others were
 * always faster
 */
export async function mergeAccounts(
  ports: Ports & Pick<Platform, 'db'>,
  from: string,
  to: string,
): Promise<Result<null, Failure>> {
  const deletion = accountDeletionStore(ports.db);
  const theirs = new Set(await deletion.tablesOf(to));
  for (const id of await deletion.tablesOf(from)) {
    const game = theirs.has(id) ? await ports.store.load(id) : undefined;
    if (game !== undefined && sitsTwice(game, from, to)) return err(twiceAt(game));
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    for (const id of await deletion.tablesOf(from)) {
      const passed = await passOn(ports, id, from, to);
      if (!passed.ok) return passed;
    }
    if (await deletion.bequeath(from, to)) return ok(null);
    // Another tab of the guest's browser has sat down meanwhile.
  }
  return err(BUSY);
}

const BUSY: Failure = {
  problem: 'conflict',
  detail: 'Too much is happening at one of your tables at once. Nothing is lost: send it again.',
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

async function passOn(ports: Ports, id: string, from: AccountId, to: AccountId): Promise<Result<null, Failure>> {
  const { result } = await withGame<LoadedGame, null>(ports, {
    load: async () => ok({ account: from, game: (await ports.store.load(id)) ?? null }),
    decide({ game }, now) {
      const seat = game && seatAt(game, from);
      if (game === null || seat === null) return ok({ update: null, answer: null });
      if (sitsTwice(game, from, to)) return err(twiceAt(game));
      const host = game.host === from ? to : game.host;
      const occupant = occupantAfter(game, seat, from, to);
      return ok({ update: handOver(game, seat, { occupant, host }, now), answer: null });
    },
  });
  return result;
}

/** Returns who sits in the guest's seat afterwards: nobody has two seats, and nobody sits in for themselves. */
function occupantAfter(game: Game, seat: Seat, from: AccountId, to: AccountId): Occupant {
  const occupant = at(game.seats, seat);
  const own = seatAt(game, to);
  if (own !== null && own !== seat) return seatOf(game, from) === seat ? formerOccupant(occupant) : ownerless(occupant);
  if (occupant.kind !== 'person' && occupant.kind !== 'computer') return occupant;
  const owner = ownerOf(occupant);
  const theirs = occupant.kind === 'person' && occupant.account === from ? { ...occupant, account: to } : occupant;
  if (owner === undefined || own === seat) return ownerless(theirs);
  return owner.account === from ? { ...theirs, owner: { ...owner, account: to } } : theirs;
}
