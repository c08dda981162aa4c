import {
  err,
  hasLeader,
  ok,
  recordHead,
  type GameRecord,
  type RecordedAction,
  type RecordedRound,
  type Result,
} from '@slow-train/rules';
import { openDealtRound } from '../game/deal.ts';
import { isShort, setupOf, type Game } from '../game/game.ts';
import { isMember, nameAt, type AccountId } from '../game/seats.ts';
import { DEAL, type StoredEntry } from '../game/update.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import type { GameStore } from '../store/game-store.ts';
import type { LoadedRecord } from '../store/history-queries.ts';

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
  const { game } = found;
  if (isShort(game)) {
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
  return ok(recordOf(found));
}

/** Returns the record of a game's finished rounds, with the players' names once all of them have agreed. */
export function recordOf({ game, dealt, entries, named }: LoadedRecord): GameRecord {
  const actions = actionsByRound(entries);
  const rounds = dealt.flatMap(({ engine, starter, decks, scores }, index) =>
    scores === null
      ? []
      : [
          {
            engine,
            ...startOf(game, { round: index + 1, starter, decks }),
            decks,
            actions: actions[index] ?? [],
            scores,
          },
        ],
  );
  const names = hasAgreement(game, named) && { names: game.seats.map((_, seat) => nameAt(game, seat) ?? '') };
  return { ...recordHead(setupOf(game)), ...names, rounds };
}

/** Returns who began a round and, where the rules have one, its leader. */
function startOf(game: Game, dealt: Parameters<typeof openDealtRound>[1]): Pick<RecordedRound, 'starter' | 'leader'> {
  const { starter } = dealt;
  if (!hasLeader(setupOf(game).rules)) return { starter };
  const opened = openDealtRound(game, dealt);
  return opened.ok ? { starter: opened.value.state.table.starter, leader: starter } : { starter };
}

/** Whether everybody who has a seat agrees that the record has their name. */
function hasAgreement(game: Game, named: readonly AccountId[]): boolean {
  const people = peopleNamed(game);
  return people.length > 0 && people.every((account) => named.includes(account));
}

/** Returns the accounts whose names a record would have. */
export function peopleNamed({ seats }: Pick<Game, 'seats'>): AccountId[] {
  return seats.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.account] : []));
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
