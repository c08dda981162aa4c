import type { GameList } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { NOT_SIGNED_IN } from '../accounts/failure.ts';
import type { Failure } from '../problem.ts';
import type { Caller } from './player.ts';
import { seatOf } from './game.ts';
import { hashOf } from './receipt.ts';
import type { GameStore } from './store.ts';
import { summaryOf } from './summary.ts';

/** My tables, and a tag that stays the same as long as nothing has changed at any of them, nor been read. Failure: `not-signed-in` */
export async function list(
  store: GameStore,
  caller: Caller,
): Promise<Result<{ readonly list: GameList; readonly tag: string }, Failure>> {
  const found = await store.list(caller);
  if (found === undefined) return err(NOT_SIGNED_IN);
  const { account, games } = found;
  const tag = await hashOf([account, ...games.map(({ id, revision, readUpTo }) => [id, revision, readUpTo])]);
  return ok({ tag, list: { games: games.map((game) => summaryOf(game, seatOf(game, account), account)) } });
}
