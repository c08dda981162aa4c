import { err, ok, type Result } from '@slow-train/rules';
import type { Change } from '../games/change.ts';
import { heldSeatOf, type Game } from '../games/game.ts';
import { sitterFrom, type Player } from '../games/player.ts';
import type { Ports } from '../games/ports.ts';
import type { Failure } from '../problem.ts';
import { satIn } from './take-seat.ts';

/** Nobody is to know two hands. */
const KNOWS_ANOTHER: Failure = {
  problem: 'conflict',
  detail: 'You have sat in another seat at this table, and know that hand. Let somebody else sit in here.',
};

/**
 * The table with this player, who has no seat there, in the first one that a computer player holds for somebody.
 * Failures: `none` where nothing is held; `conflict` for one without a name, and for who has sat in another seat there
 */
export async function sitIn(
  { store, now, chance }: Ports,
  player: Player,
  game: Game,
  { zone, none }: { readonly zone: string | undefined; readonly none: Failure },
): Promise<Result<Change, Failure>> {
  const seat = game.status === 'playing' ? heldSeatOf(game) : null;
  if (seat === null) return err(none);
  if (await store.hasSatElsewhere(game.id, player.account, seat)) return err(KNOWS_ANOTHER);
  const sitter = await sitterFrom(store, player, zone);
  return sitter.ok ? ok(satIn(game, seat, sitter.value, now(), chance)) : sitter;
}
