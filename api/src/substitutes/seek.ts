import type { GameAnswer } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { advance, changeOf } from '../games/change.ts';
import { editTable } from '../games/edit-table.ts';
import { heldSeatOf } from '../games/game.ts';
import type { Player } from '../games/player.ts';
import type { Ports } from '../games/ports.ts';
import type { Failure } from '../problem.ts';

const NOTHING_HELD: Failure = {
  problem: 'conflict',
  detail: 'No computer player holds a seat here for somebody: there is nothing to look for.',
};

/**
 * Says whether volunteers from the lobby may take the seat that a computer player holds: anybody who sits there does. A
 * revision of the table's own, for its page; no news to anybody.
 * @returns the table afterwards; as it is where nothing is different
 * Failures: `not-found`, `conflict` (no seat is held)
 */
export function seek(
  ports: Ports,
  player: Player,
  { id, open }: { readonly id: string; readonly open: boolean },
): Promise<Result<GameAnswer, Failure>> {
  return editTable(ports, player, id, (game, _seat, at) => {
    if (game.seeks === open) return ok(null);
    if (open && (game.status !== 'playing' || heldSeatOf(game) === null)) return err(NOTHING_HELD);
    const done = { seat: null, action: 'seek', by: 'table', events: [] } as const;
    const change = advance(changeOf(game, at), done, { seeks: open });
    return ok({ ...change, game: { ...change.game, updatedAt: game.updatedAt } });
  });
}
