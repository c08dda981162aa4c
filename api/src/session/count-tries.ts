import type { Sentence } from '@slow-train/words';
import { sql } from 'drizzle-orm';
import { ProblemError } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { attempts } from '../schema/accounts.ts';

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
      key: `${name}:${await keyedHash(settings, name, by)}`,
      most: limit.most,
      limit,
    })),
  );
  const [first, ...others] = keyed.map(({ key, limit }, index) => {
    const before = keyed.slice(0, index).map((one) => ({ key: one.key, most: one.most }));
    return countStatement(db, key, limit.seconds, before);
  });
  if (first === undefined) return;
  const counts = await db.batch([first, ...others]);
  for (const [index, [row]] of counts.entries()) {
    const limit = keyed[index]?.limit;
    if (row !== undefined && limit !== undefined && row.count > limit.most)
      throw new ProblemError({ problem: 'too-many-requests', detail: limit.detail, retryAfter: row.retryAfter });
  }
}

/** Counts nothing if one of the limits `before` is used up. Its row is locked until the batch is done. */
function countStatement(
  db: Platform['db'],
  key: string,
  seconds: number,
  before: readonly { readonly key: string; readonly most: number }[],
) {
  const isOver = sql`${attempts.resetsAt} <= now()`;
  return db
    .insert(attempts)
    .select(
      sql`select ${key}, 1, now() + make_interval(secs => ${seconds}) where not exists (
        select 1 from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as narrower(key text, most int)
        where narrower.most < (select counted.count from attempts counted
          where counted.key = narrower.key and counted.resets_at > now()))`,
    )
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      retryAfter: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))::int`,
    });
}
