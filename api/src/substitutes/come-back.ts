import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { answerFor } from '../games/answer.ts';
import { settleDue } from '../games/due.ts';
import { awaySeatOf, isMember, ownerOf } from '../games/game.ts';
import { sitterFrom, type Player } from '../games/player.ts';
import { MOST_TRIES, type Ports } from '../games/ports.ts';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { returned } from './take-seat.ts';

const OVER: Failure = {
  problem: 'conflict',
  detail: 'The game is over, and your seat was played to its end: there is nothing left to take back.',
};

/**
 * Takes one's seat back, be it from a computer player or from a substitute, who is no member any more then. What is due
 * at the table happens first. Who sits there already just gets the table.
 * Failures: `not-found`; `conflict` (finished; others were always faster)
 */
export async function comeBack(ports: Ports, player: Player, id: string): Promise<Result<GameAnswer, Failure>> {
  const { store, now, chance } = ports;
  const { account } = player;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await store.load(id);
    if (loaded === undefined || !isMember(loaded, account)) return err(NOT_FOUND);
    const game = await settleDue(ports, loaded);
    const seat = awaySeatOf(game, account);
    if (seat === null) return ok(answerFor(game, [], account));
    if (game.status === 'finished') return err(OVER);
    const called = await sitterFrom(store, player);
    if (!called.ok) return called;
    const owner = { ...ownerOf(game.seats[seat]), account, name: called.value.name };
    const change = returned(game, seat, owner, now(), chance);
    if (await store.save(change)) return ok(answerFor(change.game, change.entries, account));
    // Whoever holds the seat has acted at the same moment, or somebody else has.
  }
  return err({ problem: 'conflict', detail: 'Too much happens at this table at once. Ask for your seat again.' });
}
