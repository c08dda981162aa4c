import { err, ok, recordHead, type GameRecord, type RecordedAction, type Result } from '@slow-train/rules';
import { isCancelled, setupOf } from '../game/game.ts';
import { isMember, type AccountId } from '../game/seats.ts';
import { DEAL, type StoredEntry } from '../game/update.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import type { GameStore } from '../store/game-store.ts';

/**
 * Returns the record of a game's finished rounds (docs/rules.md section 7), for its players: it shows every hand and
 * deck, as the evidence of their deals does. The round being played stays secret.
 * Failures: `not-found`; `conflict` before the first round is over
 */
export async function readRecord(
  store: GameStore,
  account: AccountId,
  id: string,
): Promise<Result<GameRecord, Failure>> {
  const found = await store.loadForRecord(id);
  if (found === undefined || !isMember(found.game, account)) return err(NOT_FOUND);
  const { game, dealt, entries } = found;
  if (isCancelled(game)) {
    return err({
      problem: 'conflict',
      detail: (say) => say.noRecord,
    });
  }
  if (game.results.length === 0) {
    return err({
      problem: 'conflict',
      detail: (say) => say.noRecordYet,
    });
  }
  const actions = actionsByRound(entries);
  const rounds = dealt.flatMap(({ engine, starter, decks, scores }, index) =>
    scores === null ? [] : [{ engine, starter, decks, actions: actions[index] ?? [], scores }],
  );
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
