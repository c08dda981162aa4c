import type { GameAnswer, LogEntry } from '@slow-train/protocol';

/**
 * The newer of what is held and what has come in, whichever way they arrive:
 * the view never goes back a revision, the log only grows.
 */
export function newer(held: GameAnswer | undefined, fresh: GameAnswer): GameAnswer {
  if (held === undefined) return fresh;
  const log = joined(held.log, fresh.log);
  const isNews = fresh.game.revision > held.game.revision;
  if (!isNews && log === held.log) return held;
  return { game: isNews ? fresh.game : held.game, log };
}

function joined(held: readonly LogEntry[], fresh: readonly LogEntry[]): readonly LogEntry[] {
  const last = held.at(-1)?.revision ?? 0;
  const known = new Set(held.map((entry) => entry.revision));
  const added = fresh.filter((entry) => !known.has(entry.revision));
  if (added.length === 0) return held;
  const isTail = added.every((entry) => entry.revision > last);
  return isTail ? [...held, ...added] : [...held, ...added].toSorted((a, b) => a.revision - b.revision);
}

/**
 * The revision up to which nothing is missing in the log: what to ask `since`.
 * An answer to an action may leave a gap when the table had moved on in between.
 */
export function seenUpTo({ game, log }: GameAnswer): number {
  let seen = log[0]?.revision;
  if (seen === undefined) return game.revision;
  for (const entry of log.slice(1)) {
    if (entry.revision !== seen + 1) break;
    seen = entry.revision;
  }
  return seen;
}
