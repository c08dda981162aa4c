import type { GameAnswer, NewGame } from '@slow-train/protocol';
import { createGame } from '../api/games.ts';
import { heldTable } from '../api/held.ts';
import { newKey } from '../api/key.ts';

/** The game of the one big button: two seats, the usual rules, nothing asked. */
const AGAINST_COMPUTER: NewGame = { rules: { preset: 'hub' }, seats: 2, computers: 1, start: true };

/** Sets tables so that trying once more after a failure never sets two. */
export interface Setting {
  set(game: NewGame): Promise<GameAnswer>;
  againstComputer(): Promise<GameAnswer>;
}

/** One intent after the other: a key lasts until its table stands or another table is wanted. */
export function createSetting(): Setting {
  let wanted: { readonly text: string; readonly key: string } | undefined;
  const set = async (game: NewGame): Promise<GameAnswer> => {
    const text = JSON.stringify(game);
    if (wanted?.text !== text) wanted = { text, key: newKey() };
    const answer = await createGame(game, wanted.key);
    wanted = undefined;
    heldTable(answer.game.id).take(answer);
    return answer;
  };
  return { set, againstComputer: () => set(AGAINST_COMPUTER) };
}
