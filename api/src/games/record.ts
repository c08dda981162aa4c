import { err, ok, recordHead, type GameRecord, type RecordedAction, type Result } from '@slow-train/rules';
import { NOT_FOUND, type Failure } from '../problem.ts';
import { DEAL, type Entry } from './change.ts';
import { isCancelled, isMember, setupOf } from './game.ts';
import type { Player } from './player.ts';
import type { GameStore } from './store.ts';

/**
 * The record of a finished game (RULES.md section 7), for whoever sat there: it shows every hand and every deck.
 * Failures: `not-found`; `conflict` while the game is not finished, when all that is still a secret
 */
export async function recordOf(
  store: GameStore,
  { account }: Player,
  id: string,
): Promise<Result<GameRecord, Failure>> {
  const whole = await store.loadWhole(id);
  if (whole === undefined || !isMember(whole.game, account)) return err(NOT_FOUND);
  const { game, dealt, history } = whole;
  if (game.status !== 'finished') {
    return err({
      problem: 'conflict',
      detail: 'The game is not finished: its record would show every hand. Ask again after it.',
    });
  }
  const actions = actionsByRound(history);
  if (isCancelled(game)) {
    return err({
      problem: 'conflict',
      detail: 'The game was ended without a result: there is no whole game to record.',
    });
  }
  const rounds = dealt.map(({ engine, starter, decks, scores }, index) => ({
    engine,
    starter,
    decks,
    actions: actions[index] ?? [],
    scores: scores ?? [],
  }));
  return ok({ ...recordHead(setupOf(game)), rounds });
}

/** What the seats did, by round: each begins with its deal, and before the first nobody acts. */
function actionsByRound(history: readonly Entry[]): RecordedAction[][] {
  const rounds: RecordedAction[][] = [];
  for (const { seat, action, by } of history) {
    if (by === 'table' && action === DEAL) rounds.push([]);
    else if (seat !== null) rounds.at(-1)?.push({ seat, do: action });
  }
  return rounds;
}
