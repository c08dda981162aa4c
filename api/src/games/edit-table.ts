import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import type { Change } from './change.ts';
import { settleDue } from './due.ts';
import { isMember, seatOf, type Game } from './game.ts';
import type { Player } from './player.ts';
import { MOST_TRIES, type Ports } from './ports.ts';

/** What becomes of a table by the wish of somebody who sits in this seat; null where it is so already. */
type Edit = (game: Game, seat: Seat, at: Date) => Result<Change | null, Failure>;

/**
 * Changes something at a table that is meant the same at whatever revision, by somebody who sits there: a plan, a
 * holiday, a vote. What is due there happens first.
 * @returns the table afterwards, with what has happened in the change
 * Failures: `not-found`, `conflict` (others were always faster), and those of the edit
 */
export async function editTable(
  ports: Ports,
  { account }: Player,
  id: string,
  edit: Edit,
): Promise<Result<GameAnswer, Failure>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = await ports.store.load(id);
    if (loaded === undefined || !isMember(loaded, account)) return err(NOT_FOUND);
    const game = await settleDue(ports, loaded);
    const seat = seatOf(game, account);
    if (seat === null) return err(AWAY);
    const change = edit(game, seat, ports.now());
    if (!change.ok) return change;
    if (change.value === null) return ok(answerFor(game, [], account));
    if (await ports.store.save(change.value)) return ok(answerFor(change.value.game, change.value.entries, account));
    // Somebody acted at the same moment: look what the wish means now.
  }
  return err({ problem: 'conflict', detail: 'Too much happens at this table at once. Send it again.' });
}

/** The failure of somebody whose seat is held by somebody else. */
export const AWAY: Failure = {
  problem: 'conflict',
  detail: 'Somebody else holds your seat while you are away. Take it back first.',
};
