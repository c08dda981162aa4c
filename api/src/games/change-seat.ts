import type { GameAnswer, SeatChange } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import type { Chance } from '../fairness/chance.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { runOn } from './automation.ts';
import { advance, changeOf, type Change } from './change.ts';
import { letsPlay, seatOf, type Game } from './game.ts';
import type { Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { stale } from './stale.ts';

interface Wanted extends SeatChange {
  readonly id: string;
  readonly revision: number;
}

/**
 * How one's own seat is to be. Switched on, what it has no choice about at that moment is played in the same save.
 * @returns the table afterwards; as it is where nothing is different
 * Failures: `not-found`, `stale-revision`, `conflict` (finished)
 */
export async function changeSeat(
  ports: Ports,
  { account }: Player,
  { id, revision, forced }: Wanted,
): Promise<Result<GameAnswer, Failure>> {
  const { store, chance } = ports;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await store.load(id);
    const seat = game ? seatOf(game, account) : null;
    if (game === undefined || seat === null) return err(NOT_FOUND);
    if (game.revision !== revision) return err(await stale(store, game, revision, account));
    if (letsPlay(game, seat) === forced) return ok(answerFor(game, [], account));
    if (game.status === 'finished')
      return err({ problem: 'conflict', detail: 'The game is finished: there is nothing left to play.' });
    const change = seatChanged(game, seat, forced, ports.now(), chance);
    if (await store.save(change)) return ok(answerFor(change.game, change.entries, account));
    // Somebody acted at the same moment, or a browser sent its part of a deal: look again.
  }
  return err({ problem: 'conflict', detail: 'The change could not be saved. Send it again.' });
}

/** A revision of the table's own, for whose wish it was is nobody's business. No news to anybody, unless it plays. */
function seatChanged(game: Game, seat: Seat, forced: boolean, at: Date, chance: Chance): Change {
  const seats = game.seats.map((seated, one) => {
    if (one !== seat || seated.kind !== 'person') return seated;
    const { forced: _before, ...rest } = seated;
    return forced ? rest : { ...rest, forced };
  });
  const done = { seat: null, action: 'seat', by: 'table', events: [] } as const;
  const change = advance(changeOf(game, at), done, { seats });
  return runOn({ ...change, game: { ...change.game, updatedAt: game.updatedAt } }, chance);
}
