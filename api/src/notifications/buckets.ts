// The counts behind the shares of mails and of other messages: the messages of a day by people and games.

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The part of a day's messages that each person and each game has. */
export const OF_EACH = 0.1;
/** The part that is kept, in the morning, for those who have not had theirs; it shrinks until nothing is left over at midnight. */
export const KEPT = 0.5;
/** How many counts there are: people and games that fall into one share it. */
const BUCKETS = 1_024;

/** Messages of a day by `bucketOf` their people and games. */
export interface Used {
  [bucket: number]: number;
}

/** Counts another message of these people and games. */
export function addOne(used: Used, from: readonly string[]): void {
  for (const bucket of new Set(from.map(bucketOf))) used[bucket] = (used[bucket] ?? 0) + 1;
}

/** Returns where a key is counted: FNV-1a, so that the state stays small however many people there are. */
export function bucketOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const unit of key) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % BUCKETS;
}
