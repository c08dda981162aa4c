import type { GameAnswer, NewGame } from '@slow-train/protocol';
import { takeGame } from '../client/game.ts';
import { createGame } from '../client/games.ts';
import { newKey } from '../client/call.ts';
import { canStore } from '../fairness/can-store.ts';

/** The game of the one big button: two seats, the usual rules, nothing asked. */
const AGAINST_COMPUTER: NewGame = { rules: { preset: 'hub' }, seats: 2, computers: 1, start: true };

/** Sets tables so that trying once more after a failure never sets two. */
export interface GameCreator {
  create(game: NewGame): Promise<GameAnswer>;
  againstComputer(): Promise<GameAnswer>;
}

/** One intent after the other: a key lasts until its table stands or another table is wanted. */
export function createGameCreator(): GameCreator {
  let wanted: { readonly text: string; readonly key: string } | undefined;
  const create = async (asked: NewGame): Promise<GameAnswer> => {
    const game = withPart(asked);
    const text = JSON.stringify(game);
    if (wanted?.text !== text) wanted = { text, key: newKey() };
    const answer = await createGame(game, wanted.key);
    wanted = undefined;
    takeGame(answer);
    return answer;
  };
  return { create, againstComputer: () => create(AGAINST_COMPUTER) };
}

/** This browser takes part in the first deal as well, of a table that starts as it is set. What it needs comes meanwhile. */
function withPart(game: NewGame): NewGame {
  if (game.start !== true || !canStore()) return game;
  import('../fairness/participate.ts').catch(() => undefined);
  return { ...game, takesPart: true };
}
