import type { GameView, LogEntry, Recap } from '@slow-train/protocol';
import { createMemo, type Accessor } from 'solid-js';

type RoundView = Recap['frames'][number]['round'];

/** One moment of the replay: the board, and what has just happened on it. */
export interface Shot {
  readonly revision: number;
  readonly round: RoundView;
  /** Nothing on the first one, which shows the board as it was left. */
  readonly entries: readonly LogEntry[];
}

/** The moments of a recap, oldest first. */
export function shotsOf({ from, frames }: Recap): readonly Shot[] {
  const [first] = frames;
  const left =
    from === null || first === undefined ? [] : [{ revision: first.entry.revision - 1, round: from, entries: [] }];
  return [...left, ...frames.map(({ entry, round }) => ({ revision: entry.revision, round, entries: [entry] }))];
}

/** Those moments, and what has happened at the table since they were asked for: its board is always the last one. */
export function createShots(
  recap: Recap,
  game: Accessor<GameView>,
  log: Accessor<readonly LogEntry[]>,
): Accessor<readonly Shot[]> {
  return createMemo((before: readonly Shot[]) => {
    const { revision, round } = game();
    const last = before.at(-1)?.revision ?? 0;
    if (round === null || revision <= last) return before;
    const entries =
      before.length === 0 ? [] : log().filter((entry) => entry.revision > last && entry.revision <= revision);
    return [...before, { revision, round, entries }];
  }, shotsOf(recap));
}
