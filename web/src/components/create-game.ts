import type { GameAnswer, Level, NewGame } from '@slow-train/protocol';
import { takeGame } from '../client/game.ts';
import { postGame } from '../client/games.ts';
import { newKey } from '../client/call.ts';
import { randomName } from './game-names.ts';

/** A game against one computer, without a train to build. */
const SOLO = { rules: { preset: 'bonepile' }, seats: 2, computers: 1, start: true } satisfies NewGame;
/** The game of the one-click button: short, with a small hand, and no questions. */
const SHORT = { ...SOLO, set: 9, rounds: 3 } satisfies NewGame;
/** The next one: more rounds, more tiles, and an opponent with a plan. */
const HARDER = { ...SOLO, set: 12, rounds: 5, levels: ['regular'] } satisfies NewGame;

/** Creates games; retrying after a failure never creates two. */
export interface GameCreator {
  create(game: NewGame): Promise<GameAnswer>;
  /** Starts the game of the one-click button; a first game is against a beginner. */
  againstComputer(level?: Level): Promise<GameAnswer>;
  /** The next game for somebody who has played the first. */
  harder(): Promise<GameAnswer>;
}

/** Keeps one idempotency key until its game is created or another game is requested. */
export function createGameCreator(): GameCreator {
  // Chosen once: a retry asks for the same game.
  const name = randomName();
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
  return {
    create,
    againstComputer: (level = 'regular') => create({ ...SHORT, name, levels: [level] }),
    harder: () => create({ ...HARDER, name }),
  };
}

/** Lets this browser contribute to the first deal of a game that starts at once; loads the code for it in the background. */
function withPart(game: NewGame): NewGame {
  if (game.start !== true || !canStore()) return game;
  import('../fairness/participate.ts').catch(() => undefined);
  return { ...game, takesPart: true };
}

const KEY = 'slow-train:probe';
/** As long as the data kept of a round with many seats. */
const PROBE = '.'.repeat(2048);

/** Whether this browser can store its data on a deal. If not (private windows), no deal waits for it. */
export function canStore(storage: () => Storage = () => localStorage): boolean {
  try {
    storage().setItem(KEY, PROBE);
    storage().removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
