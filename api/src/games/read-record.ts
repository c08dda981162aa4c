import { err, ok, recordHead, type GameRecord, type RecordedAction, type Result } from '@slow-train/rules';
import { isCancelled, setupOf } from '../game/game.ts';
import { isMember, type AccountId } from '../game/seats.ts';
import { DEAL, type StoredEntry } from '../game/update.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import type { GameStore } from '../store/game-store.ts';

/**
 * Returns the record of a finished game (docs/rules.md section 7), for its players: it shows every hand and deck.
 * Failures: `not-found`; `conflict` while the game is not finished, because the record is still secret
 */
export async function readRecord(
  store: GameStore,
  account: AccountId,
  id: string,
): Promise<Result<GameRecord, Failure>> {
  const found = await store.loadForRecord(id);
  if (found === undefined || !isMember(found.game, account)) return err(NOT_FOUND);
  const { game, dealt, entries } = found;
  if (game.status !== 'finished') {
    return err({
      problem: 'conflict',
      detail: 'The game is not finished: its record would show every hand. Ask again when it is.',
    });
  }
  if (isCancelled(game)) {
    return err({
      problem: 'conflict',
      detail: 'The game ended without a result, so it has no record.',
    });
  }
  const actions = actionsByRound(entries);
  const rounds = dealt.map(({ engine, starter, decks, scores }, index) => ({
    engine,
    starter,
    decks,
    actions: actions[index] ?? [],
    scores: scores ?? [],
  }));
  return ok({ ...recordHead(setupOf(game)), rounds });
}

/** Returns the seats' actions by round. Each round begins with its deal; there are none before the first. */
function actionsByRound(entries: readonly StoredEntry[]): RecordedAction[][] {
  const rounds: RecordedAction[][] = [];
  for (const { seat, action, by } of entries) {
    if (by === 'table' && action === DEAL) rounds.push([]);
    else if (seat !== null) rounds.at(-1)?.push({ seat, do: action });
  }
  return rounds;
}
