import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { advance, changeOf } from './change.ts';
import { heldSeatOf, seatOf } from './game.ts';
import { newInvitation } from './invitation.ts';
import type { Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { stale } from './stale.ts';

/**
 * Takes the invitation back and gets another one: the old link leads nowhere from then on. While the table boards that is
 * the host's; while a computer player holds a seat, anybody's who sits there, for the host may be the one who is away.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started, and no seat is held)
 */
export async function renewInvitation(
  ports: Ports,
  { account }: Player,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<Result<GameAnswer, Failure>> {
  const { store, now } = ports;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const game = await store.load(id);
    const seat = game ? seatOf(game, account) : null;
    if (game === undefined || seat === null) return err(NOT_FOUND);
    const isHeld = game.status === 'playing' && heldSeatOf(game) !== null;
    if (!isHeld && game.host !== account)
      return err({ problem: 'forbidden', detail: 'Only the host can change the invitation.' });
    if (game.revision !== revision) return err(await stale(store, game, revision, account));
    if (!isHeld && game.status !== 'boarding')
      return err({ problem: 'conflict', detail: 'The game has started: its invitation lets nobody in any more.' });
    const at = now();
    // What a seat does in a round goes into the record of the game: this is no part of it.
    const who = isHeld ? ({ seat: null, by: 'table' } as const) : ({ seat, by: 'person' } as const);
    const change = advance(changeOf(game, at), { ...who, action: 'invite', events: [] }, newInvitation(at));
    // Nobody has played: it does not count as changed since.
    const renewed = { ...change, game: { ...change.game, updatedAt: game.updatedAt } };
    if (await store.save(renewed)) return ok(answerFor(renewed.game, renewed.entries, account));
    // Somebody sat down at the same moment, or a browser sent its part of the first deal: look again.
  }
  return err({ problem: 'conflict', detail: 'The invitation could not be saved. Send it again.' });
}
