import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import { advance, changeOf } from './change.ts';
import { seatOf } from './game.ts';
import { newInvitation } from './invitation.ts';
import type { Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';
import { stale } from './stale.ts';

/**
 * The host takes the invitation back and gets another one: the old link leads nowhere from then on.
 * Failures: `not-found`, `forbidden` (not the host), `stale-revision`, `conflict` (started)
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
    if (game.host !== account) return err({ problem: 'forbidden', detail: 'Only the host can change the invitation.' });
    if (game.revision !== revision) return err(await stale(store, game, revision, account));
    if (game.status !== 'boarding')
      return err({ problem: 'conflict', detail: 'The game has started: its invitation lets nobody in any more.' });
    const at = now();
    const done = { seat, action: 'invite', by: 'person', events: [] } as const;
    const change = advance(changeOf(game, at), done, newInvitation(at));
    if (await store.save(change)) return ok(answerFor(change.game, change.entries, account));
    // Somebody sat down at the same moment, or a browser sent its part of the first deal: look again.
  }
  return err({ problem: 'conflict', detail: 'The invitation could not be saved. Send it again.' });
}
