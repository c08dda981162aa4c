import type { LogEntry } from '@slow-train/protocol';
import { sentenceOf, type Names } from '#words';

/** One revision in words. */
export interface RecentPlay {
  readonly revision: number;
  readonly at: number;
  /** The round it belongs to, the deal included; null before the first. */
  readonly round: number | null;
  /** The first tile that was played; null if none was. */
  readonly tile: string | null;
  readonly isComputer: boolean;
  /** Whether the player did it. */
  readonly isYours: boolean;
  /** Sentences; `*this*` is strong. */
  readonly sentence: string;
}

/**
 * Returns the log in words, oldest first, with the names as of each revision; skips revisions without words.
 * @param round the round being played, for a log that does not reach back to its deal
 */
export function recentPlaysIn(
  log: readonly LogEntry[],
  namesAt: (revision: number) => Names,
  round: number | null,
): RecentPlay[] {
  const rounds = roundsOf(log, round);
  return log.flatMap((entry, index) => {
    const names = namesAt(entry.revision);
    const sentence = sentenceOf(entry, names);
    if (sentence === '') return [];
    const { revision, seat, by } = entry;
    // A move made for the player may be news to them.
    const isYours = seat !== null && names.isYou(seat) && by === 'person';
    const played = entry.events.find((event) => event.type === 'played');
    return [
      {
        revision,
        at: Date.parse(entry.at),
        round: rounds[index] ?? null,
        tile: played?.tile ?? null,
        isComputer: by === 'computer',
        isYours,
        sentence,
      },
    ];
  });
}

/** Returns the round of each entry, by its index. */
function roundsOf(log: readonly LogEntry[], present: number | null): readonly (number | null)[] {
  const deals = log.map(({ events }) => events.find((event) => event.type === 'dealt')?.round ?? null);
  const first = deals.find((round) => round !== null);
  // A log that begins at revision 1 begins before the first deal; another one in the round before its first deal.
  const before = first === undefined ? present : first - 1;
  let now = before === 0 || log[0]?.revision === 1 ? null : before;
  return deals.map((dealt) => (now = dealt ?? now));
}
