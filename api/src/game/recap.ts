import { MAX_COUNT, type Recap } from '@slow-train/protocol';
import { viewFor, writeView, type Seat } from '@slow-train/rules';
import type { Game } from './game.ts';
import { replayHistory, type History, type Snapshot } from './history.ts';
import { logEntryFor } from './view.ts';

/** Revisions of a game: those after `since` up to `until`, of which the newest `most`. */
export interface RecapSpan {
  readonly since: number;
  readonly until?: number | undefined;
  readonly most: number;
}

/**
 * Returns the newest revisions of a span, each with the board after it as this seat sees it (null for a spectator),
 * starting where the board is known. Pure.
 * @param history the revisions since, preceded by the earlier ones of their round
 */
export function recapFor(game: Game, seat: Seat | null, span: RecapSpan, history: History): Recap {
  return recapOf(game, seat, span, replayHistory(game, history));
}

/** Returns the same from a history that has been replayed. */
export function recapOf(
  game: Game,
  seat: Seat | null,
  { since, until = MAX_COUNT, most }: RecapSpan,
  replayed: readonly Snapshot[],
): Recap {
  const end = Math.min(until, game.revision);
  const start = Math.max(since, end - most);
  const snapshots = replayed.map((snapshot) => withPresentRound(game, snapshot));
  const unknown = snapshots.findLastIndex(({ entry, round }) => entry.revision > start && round === null);
  const shown = snapshots.slice(unknown + 1).filter(({ entry }) => entry.revision > start && entry.revision <= end);
  const [first] = shown;
  const before = first && snapshots.find(({ entry }) => entry.revision === first.entry.revision - 1);
  const view = ({ round }: Snapshot) => (round === null ? [] : [writeView(viewFor(round, seat))]);
  return {
    from: (before && view(before)[0]) ?? null,
    frames: shown.flatMap((snapshot) =>
      view(snapshot).map((round) => ({ entry: logEntryFor(snapshot.entry, seat), round })),
    ),
    skipped: Math.max(0, (first?.entry.revision ?? end + 1) - since - 1),
  };
}

/** Uses the game's own round for the newest revision: that is the current one, which a replay might not know. */
function withPresentRound({ revision, round }: Game, snapshot: Snapshot): Snapshot {
  return snapshot.entry.revision === revision ? { ...snapshot, round } : snapshot;
}
