import type { Sentence } from '@slow-train/words';
import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { countAttempts } from './store.ts';

export interface Limit {
  /** Allowed tries in a window of `seconds`, which begins with the first one. */
  readonly most: number;
  readonly seconds: number;
  /** A sentence on what was too much, and what to do instead. */
  readonly detail: Sentence;
}

/** One try, by one of those who are limited. */
export interface Try {
  readonly name: string;
  /** Who is limited, and in what. Only a keyed hash is stored. */
  readonly by: string;
  readonly limit: Limit;
}

/** Returns the key under which tries are counted. */
export async function triesKey(settings: Platform['settings'], name: string, by: string): Promise<string> {
  return `${name}:${await keyedHash(settings, name, by)}`;
}

/**
 * Counts one more try for each limit, in order; concurrent tries are all counted. A try refused by one limit does not
 * count towards the next, so name the narrowest limit first: otherwise a client over that limit could still use up
 * others' tries. One round trip.
 * @throws ProblemError `too-many-requests` (RFC 6585 section 4) with the seconds to wait
 */
export async function countTries(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  tries: readonly Try[],
): Promise<void> {
  const keyed = await Promise.all(
    tries.map(async ({ name, by, limit }) => ({
      key: await triesKey(settings, name, by),
      most: limit.most,
      seconds: limit.seconds,
      limit,
    })),
  );
  const counts = await countAttempts(db, keyed);
  for (const [index, row] of counts.entries()) {
    const limit = keyed[index]?.limit;
    if (row !== undefined && limit !== undefined && row.count > limit.most)
      throw new ProblemError({ problem: 'too-many-requests', detail: limit.detail, retryAfter: row.retryAfter });
  }
}
