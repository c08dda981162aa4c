import type { GameAnswer, Instant } from '@slow-train/protocol';
import { err, ok, type Result, type Seat } from '@slow-train/rules';
import { isDue, processDue, type DueProcessor } from '../game/due.ts';
import { eventsOf, type NotificationEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { freeSeats, openTerms } from '../game/open-game.ts';
import { isMember, seatOf, type AccountId } from '../game/seats.ts';
import { isChanged, type GameUpdate, type StoredEntry } from '../game/update.ts';
import { answerFor } from '../game/view.ts';
import { NOT_FOUND, type Failure } from '../http/problem.ts';
import { untilSaved } from '../platform/until-saved.ts';
import type { GameStore, KnownReceipt } from '../store/game-store.ts';
import type { Proof } from '../store/recent-games.ts';
import type { SaveRiders } from '../store/save.ts';
import type { Ports } from './services.ts';

/** The result of a use case, and the events it has saved, whether or not it failed. */
export interface Outcome<T> {
  readonly result: Result<T, Failure>;
  readonly events: readonly NotificationEvent[];
  /** Whether the result is the answer given before to the same key; not if absent. */
  readonly isReplay?: boolean;
  /** Open games in which a seat has become free. */
  readonly freed?: readonly string[];
}

/** What a use case loads: the game, and everything else its decision depends on. */
export interface LoadedGame {
  /** Null for a game that is new or gone. */
  readonly game: Game | null;
  /** The account that makes the request; null for the schedule. */
  readonly account: AccountId | null;
  /** The accounts that no message can reach, so that their events need not be saved; nobody if unknown. */
  readonly unreachable?: readonly AccountId[];
  /** What a save has to check; missing if it was loaded for it. */
  readonly proof?: Proof;
}

/** What a use case decides. */
export interface Decision<T> extends SaveRiders {
  /** What to save; null for nothing, `close` to delete the game. */
  readonly update: GameUpdate | 'close' | null;
  /** The answer, valid once the update is saved. */
  readonly answer: T;
}

/** The parts in which use cases differ; `withGame` does everything else. */
export interface UseCase<L extends LoadedGame, T> {
  /** Returns what `load` would, with a proof, if that is known without the database; null if not. */
  recall?(): (L & { readonly game: Game; readonly proof: Proof }) | null;
  /** Loads the game, and checks whether the account may do this at all. */
  load(): Promise<Result<L, Failure>>;
  /** Returns the answer given before to the same key, or null. */
  known?(loaded: L): Result<T, Failure> | null;
  /** The revision the caller decided on; undefined if the command means the same at any revision. */
  readonly revision?: number;
  /** Decides what to save. Pure, because it runs again if another request has saved first. */
  decide(loaded: L, now: Instant): Result<Decision<T>, Failure>;
}

/**
 * Runs a use case of a game: loads it, processes what is due, decides, and saves. Starts over when another request
 * saved first, or something was due. Without either, it takes two round trips to the database; one if the game is
 * recalled, which the save proves right.
 * Failures: those of `load` and `decide`, `stale-revision`, `conflict` (others always saved first)
 */
export async function withGame<L extends LoadedGame, T>(
  { store, chance, now, log }: Ports,
  useCase: UseCase<L, T>,
  { mostAttempts, by = 'request' }: { readonly mostAttempts?: number; readonly by?: DueProcessor } = {},
): Promise<Outcome<T>> {
  const events: NotificationEvent[] = [];
  const freed = new Set<string>();
  const done = (result: Result<T, Failure>, isReplay = false): Outcome<T> => ({
    result,
    events,
    isReplay,
    freed: [...freed],
  });
  const save = async (
    update: GameUpdate,
    { unreachable = [], proof }: LoadedGame,
    riders: SaveRiders = {},
  ): Promise<boolean> => {
    const caused = eventsOf(update).filter(({ account }) => !unreachable.includes(account));
    if (!(await store.save({ update, events: caused, proof, ...riders }))) return false;
    events.push(...caused);
    if (isSeatFreed(update)) freed.add(update.game.id);
    for (const error of update.faults) log.error('A plan failed.', { game: update.game.id, error });
    return true;
  };

  const recalled = useCase.recall?.() ?? null;
  const recalledAt = now().getTime();
  if (recalled !== null && !isDue(recalled.game, recalledAt, by, recalled.account)) {
    const decided = useCase.decide(recalled, recalledAt);
    // Only what is saved is proved: a refusal may rest on what has changed since.
    if (decided.ok && decided.value.update !== null && decided.value.update !== 'close') {
      const { update, answer, ...riders } = decided.value;
      if (await save(update, recalled, riders)) return done(ok(answer));
    }
  }

  return untilSaved({ busy: () => done(err(BUSY)), most: mostAttempts }, async () => {
    const loaded = await useCase.load();
    if (!loaded.ok) return done(loaded);
    const { game, account } = loaded.value;
    const known = useCase.known?.(loaded.value) ?? null;
    if (known !== null) return done(known, known.ok);
    const at = now().getTime();
    const due = game !== null && isDue(game, at, by, account) ? processDue(game, at, chance, by, account) : null;
    if (due !== null && isChanged(due)) {
      await save(due, loaded.value);
      return null;
    }
    const { revision } = useCase;
    if (game !== null && account !== null && revision !== undefined && revision !== game.revision)
      return done(err(stale(game, await missedBy(store, game, revision), account)));
    const decided = useCase.decide(loaded.value, at);
    if (!decided.ok) return done(decided);
    const { update, answer, ...riders } = decided.value;
    if (update === null) return done(ok(answer));
    const isSaved =
      update === 'close'
        ? game !== null && (await store.close(game.id, game.revision))
        : await save(update, loaded.value, riders);
    return isSaved ? done(ok(answer)) : null;
  });
}

/** Whether a stranger may take a seat that they could not take before. */
function isSeatFreed({ base, game }: GameUpdate): boolean {
  return openTerms(game) !== null && freeSeats(game) > (base === null ? 0 : freeSeats(base));
}

const BUSY: Failure = {
  problem: 'conflict',
  detail: (say) => say.busyTable,
};

/**
 * Returns the log entries that somebody has missed who saw this revision.
 * @param seen undefined if they do not say
 */
export function missedBy(store: GameStore, game: Game, seen: number | undefined): Promise<readonly StoredEntry[]> {
  return seen !== undefined && seen < game.revision ? store.log(game.id, seen, game.revision) : Promise.resolve([]);
}

/** Returns the failure for a decision on an outdated revision, with the current game and the log entries missed. */
export function stale(game: Game, missed: readonly StoredEntry[], account: AccountId): Failure {
  return {
    problem: 'stale-revision',
    detail: (say) => say.movedOn,
    current: answerFor(game, missed, account),
  };
}

/** The failure for an account whose seat somebody else holds. */
export const AWAY: Failure = {
  problem: 'conflict',
  detail: (say) => say.away,
};

/** Loads a game for an account that has a seat there, even if somebody else holds it. Failure: `not-found` */
export async function loadForMember(
  store: GameStore,
  id: string,
  account: AccountId,
): Promise<Result<{ readonly game: Game; readonly account: AccountId }, Failure>> {
  const game = await store.load(id);
  return game !== undefined && isMember(game, account) ? ok({ game, account }) : err(NOT_FOUND);
}

/** Loads a game for an account that sits there. Failure: `not-found` */
export async function loadForSeat(
  store: GameStore,
  id: string,
  account: AccountId,
): Promise<Result<{ readonly game: Game; readonly account: AccountId }, Failure>> {
  const loaded = await loadForMember(store, id, account);
  return loaded.ok && seatOf(loaded.value.game, account) === null ? err(NOT_FOUND) : loaded;
}

/** Returns the update of a game by the player in this seat; null if nothing is different. */
type SeatEdit = (game: Game, seat: Seat, now: Instant) => Result<GameUpdate | null, Failure>;

/**
 * Changes a game for one of its players: a plan, a vacation, a vote.
 * @returns the game afterwards, with the update's log entries
 * Failures: `not-found`, those of `withGame`, and those of the edit
 */
export function withSeat(
  ports: Ports,
  account: AccountId,
  { id, revision }: { readonly id: string; readonly revision?: number },
  edit: SeatEdit,
): Promise<Outcome<GameAnswer>> {
  return withGame(ports, {
    ...(revision !== undefined && { revision }),
    load: () => loadForMember(ports.store, id, account),
    decide({ game }, now) {
      const seat = seatOf(game, account);
      if (seat === null) return err(AWAY);
      const update = edit(game, seat, now);
      return update.ok ? ok(decisionFor(game, update.value, account)) : update;
    },
  });
}

/** Returns the decision to save an update and answer with the game; for null, to answer with the game as it is. */
export function decisionFor(game: Game, update: GameUpdate | null, account: AccountId): Decision<GameAnswer> {
  return { update, answer: answerFor(update?.game ?? game, update?.entries ?? [], account) };
}

/** Returns the first answer to a key again, if it was for the same request. Failure: `key-reused` */
export function answerAgain(receipt: KnownReceipt, request: string): Result<GameAnswer, Failure> {
  if (request.startsWith(receipt.request)) return ok(receipt.answer);
  return err({
    problem: 'key-reused',
    detail: (say) => say.keyReused,
  });
}
