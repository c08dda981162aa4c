import type { LogEntry } from '@slow-train/protocol';
import type { TrainId } from '@slow-train/rules';
import { sentenceOf, type Names } from '@slow-train/words';

/** One revision in words. */
export interface News {
  readonly revision: number;
  readonly at: number;
  readonly isComputer: boolean;
  /** Whether it is what the reader did. */
  readonly isYours: boolean;
  /** Sentences, in which `*this*` is strong. */
  readonly sentence: string;
}

/** The log in words, by the names as they were; oldest first. Revisions that tell nothing are left out. */
export function newsOf(log: readonly LogEntry[], namesAt: (revision: number) => Names): News[] {
  return log.flatMap((entry) => {
    const names = namesAt(entry.revision);
    const sentence = sentenceOf(entry, names);
    if (sentence === '') return [];
    const { revision, seat, by } = entry;
    // What was done for them the reader may not have seen yet.
    const isYours = seat !== null && names.isYou(seat) && by === 'person';
    return [{ revision, at: Date.parse(entry.at), isComputer: by === 'computer', isYours, sentence }];
  });
}

/** The trains that grew in these entries: where something rolls in. */
export function grownTrains(entries: readonly LogEntry[]): ReadonlyMap<TrainId, number> {
  const grown = new Map<TrainId, number>();
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (event.type === 'played') grown.set(event.train, (grown.get(event.train) ?? 0) + 1);
    if (event.type === 'built') grown.set(event.seat, (grown.get(event.seat) ?? 0) + event.tiles.length);
  }
  return grown;
}
