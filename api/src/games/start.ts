import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { begin, removeOpenSeats, seatComputers } from './boarding.ts';
import { changeOf, type Change } from './change.ts';
import { seatOf } from './game.ts';
import type { Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { stale } from './stale.ts';

/** What becomes of the seats that nobody has taken. */
export const OPEN_SEATS = ['computers', 'remove'] as const;
export type OpenSeats = (typeof OPEN_SEATS)[number];

interface Wanted {
  readonly id: string;
  readonly revision: number;
  readonly openSeats: OpenSeats;
}

/**
 * The host calls "all aboard": the first round is dealt, and computer players act until a person has to choose.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started already, or too few seats)
 */
export async function start(ports: Ports, { account }: Player, wanted: Wanted): Promise<Result<GameAnswer, Failure>> {
  const { store, chance } = ports;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await store.load(wanted.id);
    if (game === undefined || seatOf(game, account) === null) return err(NOT_FOUND);
    if (game.host !== account) return err({ problem: 'forbidden', detail: 'Only the host can start the game.' });
    if (game.revision !== wanted.revision) return err(await stale(store, game, wanted.revision, account));
    if (game.status !== 'boarding') return err({ problem: 'conflict', detail: 'The game has started already.' });
    const settled = settleSeats(changeOf(game, ports.now()), wanted.openSeats, chance);
    if (!settled.ok) return settled;
    const change = begin(settled.value, chance);
    if (await store.save(change)) return ok(answerFor(change.game, change.entries, account));
    // Somebody sat down or got up at the same moment, or a browser sent its part of the first deal: look again.
  }
  return err({ problem: 'conflict', detail: 'The start could not be saved. Send it again.' });
}

function settleSeats(change: Change, openSeats: OpenSeats, chance: Chance): Result<Change, Failure> {
  const { game } = change;
  switch (openSeats) {
    case 'computers':
      return ok(seatComputers(change, game.seats.filter(({ kind }) => kind === 'nobody').length, chance));
    case 'remove':
      return removeOpenSeats(change, chance);
    default:
      return openSeats satisfies never;
  }
}
