import type { GameAnswer, SitDown } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { answerFor } from '../games/answer.ts';
import { settleDue } from '../games/due.ts';
import { awaySeatOf, isMember, seatOf } from '../games/game.ts';
import type { Player } from '../games/player.ts';
import { MOST_TRIES, type Ports } from '../games/ports.ts';
import type { Failure } from '../problem.ts';
import { comeBack } from './come-back.ts';
import { sitIn } from './sit-in.ts';

/** The same for a table that is not there, and for one that looks for nobody: it is none of a stranger's business. */
const NO_VACANCY: Failure = {
  problem: 'not-found',
  detail: 'No seat is to be had there: somebody has taken it, or its owner is back. Look at the list again.',
};

/**
 * Sits in for somebody without an invitation, at a table that lets volunteers do so. Who has a seat there gets it back,
 * and who sits in it just the table.
 * Failures: `not-found` (no seat for a volunteer); `conflict` (no name; others were always faster)
 */
export async function volunteer(
  ports: Ports,
  player: Player,
  { id, zone }: SitDown & { readonly id: string },
): Promise<Result<GameAnswer, Failure>> {
  const { account } = player;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await ports.store.load(id);
    if (loaded === undefined || !(loaded.seeks || isMember(loaded, account))) return err(NO_VACANCY);
    const game = await settleDue(ports, loaded);
    if (seatOf(game, account) !== null) return ok(answerFor(game, [], account));
    if (awaySeatOf(game, account) !== null) return comeBack(ports, player, id);
    if (!game.seeks) return err(NO_VACANCY);
    const change = await sitIn(ports, player, game, { zone, none: NO_VACANCY });
    if (!change.ok) return change;
    if (await ports.store.save(change.value)) return ok(answerFor(change.value.game, change.value.entries, account));
    // Somebody else was faster, or acted at the same moment: look whether there is a seat now.
  }
  return err({ problem: 'conflict', detail: 'Too much happens at this table at once. Try again.' });
}
