import type { GameAnswer, Level, NewGame } from '@slow-train/protocol';
import { takeGame } from '../client/game.ts';
import { postGame } from '../client/games.ts';
import { newKey } from '../client/call.ts';
import { canStore } from '../fairness/can-store.ts';
import { randomName } from './game-names.ts';

/** The game of the one-click button: two seats, the rules of the lesson, no questions. */
const AGAINST_COMPUTER: NewGame = { rules: { preset: 'caravan' }, seats: 2, computers: 1, start: true };

/** Creates games; retrying after a failure never creates two. */
export interface GameCreator {
  create(game: NewGame): Promise<GameAnswer>;
  /** Starts the game of the one-click button; a first game is against a beginner. */
  againstComputer(level?: Level): Promise<GameAnswer>;
}

/** Keeps one idempotency key until its game is created or another game is requested. */
export function createGameCreator(): GameCreator {
  // Chosen once: a retry asks for the same game.
  const solo: NewGame = { ...AGAINST_COMPUTER, name: randomName() };
  let wanted: { readonly text: string; readonly key: string } | undefined;
  const create = async (asked: NewGame): Promise<GameAnswer> => {
    const game = withPart(asked);
    const text = JSON.stringify(game);
    if (wanted?.text !== text) wanted = { text, key: newKey() };
    const answer = await postGame(game, wanted.key);
    wanted = undefined;
    takeGame(answer);
    return answer;
  };
  return { create, againstComputer: (level = 'regular') => create({ ...solo, levels: [level] }) };
}

/** Lets this browser contribute to the first deal of a game that starts at once; loads the code for it in the background. */
function withPart(game: NewGame): NewGame {
  if (game.start !== true || !canStore()) return game;
  import('../fairness/participate.ts').catch(() => undefined);
  return { ...game, takesPart: true };
}
