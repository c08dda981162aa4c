import type { Failure } from '../problem.ts';
import { answerFor } from './answer.ts';
import type { Game } from './game.ts';
import type { GameStore } from './store.ts';

/** The failure of somebody who decided on an older revision: brings the table as it is now, and what they missed. */
export async function stale(store: GameStore, game: Game, seen: number, account: string): Promise<Failure> {
  const log = seen < game.revision ? await store.log(game.id, seen, game.revision) : [];
  return {
    problem: 'stale-revision',
    detail: 'The table is not the one you decided on. Look at it as it is now, and decide again.',
    current: answerFor(game, log, account),
  };
}
