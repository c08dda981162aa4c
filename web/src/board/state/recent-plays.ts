import type { LogEntry } from '@slow-train/protocol';
import { sentenceOf, type Names } from '#words';

/** One revision in words. */
export interface RecentPlay {
  readonly revision: number;
  readonly at: number;
  readonly isComputer: boolean;
  /** Whether the player did it. */
  readonly isYours: boolean;
  /** Sentences; `*this*` is strong. */
  readonly sentence: string;
}

/** Returns the log in words, oldest first, with the names as of each revision; skips revisions without words. */
export function recentPlaysIn(log: readonly LogEntry[], namesAt: (revision: number) => Names): RecentPlay[] {
  return log.flatMap((entry) => {
    const names = namesAt(entry.revision);
    const sentence = sentenceOf(entry, names);
    if (sentence === '') return [];
    const { revision, seat, by } = entry;
    // A move made for the player may be news to them.
    const isYours = seat !== null && names.isYou(seat) && by === 'person';
    return [{ revision, at: Date.parse(entry.at), isComputer: by === 'computer', isYours, sentence }];
  });
}
