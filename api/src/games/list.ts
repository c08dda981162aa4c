import type { GameList } from '@slow-train/protocol';
import type { Player } from './player.ts';
import { seatOf } from './game.ts';
import { hashOf } from './receipt.ts';
import type { GameStore } from './store.ts';
import { summaryOf } from './summary.ts';

/** My tables, and a tag that stays the same as long as nothing has changed at any of them. */
export async function list(
  store: GameStore,
  { account }: Player,
): Promise<{ readonly list: GameList; readonly tag: string }> {
  const games = await store.list(account);
  const tag = await hashOf([account, ...games.map(({ id, revision }) => [id, revision])]);
  return { tag, list: { games: games.map((game) => summaryOf(game, seatOf(game, account), account)) } };
}
