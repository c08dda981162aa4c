import { commitmentCount, type PlayerState, type GameAnswer, type GameView, type LogEntry } from '@slow-train/protocol';
import { mergeTalk } from './talk-merge.ts';

/**
 * Merges two answers about one game, in any order. The view never goes back to an earlier revision, nor within one to
 * fewer commitments and reveals, an earlier plan, or no game that repeats it; the log only grows; the player state
 * keeps its newest version, and so does each message.
 * @returns `held` itself when `fresh` brings nothing new
 */
export function mergeGame(held: GameAnswer, fresh: GameAnswer): GameAnswer {
  const log = mergeLogs(held.log, fresh.log);
  const isNews = isLater(fresh.game, held.game);
  const playerState = newerPlayerState(held.playerState, fresh.playerState);
  const talk = mergeTalk(held.talk, fresh.talk);
  if (!isNews && log === held.log && playerState === held.playerState && talk === held.talk) return held;
  return { game: isNews ? withRounds(fresh.game, held.game) : held.game, log, playerState, talk };
}

/** Returns a game with its first rounds, which the request has said to be held. */
function withRounds(fresh: GameView, held: GameView): GameView {
  const before = fresh.roundsBefore;
  if (before === undefined) return fresh;
  const results = [...held.results.slice(0, before), ...fresh.results];
  const deals = [...held.fairness.deals.filter(({ round }) => round <= before), ...fresh.fairness.deals];
  return { ...fresh, results, fairness: { ...fresh.fairness, deals } };
}

/** Returns the newer state; answers to an action have none. */
function newerPlayerState(held: PlayerState | undefined, fresh: PlayerState | undefined): PlayerState | undefined {
  if (held === undefined || fresh === undefined) return fresh ?? held;
  return fresh.version > held.version ? fresh : held;
}

function isLater(fresh: GameView, held: GameView): boolean {
  if (fresh.revision !== held.revision) return fresh.revision > held.revision;
  if (commitmentCount(fresh) !== commitmentCount(held)) return commitmentCount(fresh) > commitmentCount(held);
  if (fresh.you.planVersion !== held.you.planVersion) return fresh.you.planVersion > held.you.planVersion;
  return fresh.repeatedBy !== undefined && held.repeatedBy === undefined;
}

/** Merges two logs, ordered by revision. Entries already held stay. */
export function mergeLogs(held: readonly LogEntry[], fresh: readonly LogEntry[]): readonly LogEntry[] {
  const last = held.at(-1)?.revision ?? 0;
  const known = new Set(held.map((entry) => entry.revision));
  const added = fresh.filter((entry) => !known.has(entry.revision));
  if (added.length === 0) return held;
  const isTail = added.every((entry) => entry.revision > last);
  return isTail ? [...held, ...added] : [...held, ...added].toSorted((a, b) => a.revision - b.revision);
}

/**
 * Returns the revision up to which the log has no gap, to be sent as `since`. An answer to an action leaves a gap if
 * others have moved in between.
 */
export function knownUpTo({ game, log }: GameAnswer): number {
  let seen = log[0]?.revision;
  if (seen === undefined) return game.revision;
  for (const entry of log.slice(1)) {
    if (entry.revision !== seen + 1) break;
    seen = entry.revision;
  }
  return seen;
}
