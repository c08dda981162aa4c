import type { GameAnswer, NewGame } from '@slow-train/protocol';
import { createGame } from '../api/games.ts';
import { heldTable } from '../api/held.ts';
import { newKey } from '../api/key.ts';
import { canKeep } from '../fairness/can-keep.ts';

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
  const set = async (asked: NewGame): Promise<GameAnswer> => {
    const game = withPart(asked);
    const text = JSON.stringify(game);
    if (wanted?.text !== text) wanted = { text, key: newKey() };
    const answer = await createGame(game, wanted.key);
    wanted = undefined;
    heldTable(answer.game.id).take(answer);
    return answer;
  };
  return { set, againstComputer: () => set(AGAINST_COMPUTER) };
}

/** This browser takes part in the first deal as well, of a table that starts as it is set. What it needs comes meanwhile. */
function withPart(game: NewGame): NewGame {
  if (game.start !== true || !canKeep()) return game;
  import('../fairness/take-part.ts').catch(() => undefined);
  return { ...game, takesPart: true };
}
