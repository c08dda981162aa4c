import type { FromOperator } from '@slow-train/protocol';
import { and, eq, gt, inArray, isNotNull, lt, sql, type Placeholder } from 'drizzle-orm';
import { isOrphaned, type Database } from '../platform/database.ts';
import { attempts, sessions, users } from '../schema/accounts.ts';
import { pushSubscriptions } from '../schema/notifications.ts';

// The queries about sessions and counted tries. Each function is one round trip.

/** For how many days somebody is told that their report was looked at. */
const REVIEWED_DAYS = 14;

/** The columns that `meFrom` needs. */
export const profile = {
  id: users.id,
  name: users.name,
  email: users.email,
  emailVerified: users.emailVerified,
  settings: users.settings,
  showsPresence: users.showsPresence,
  passkeys: sql<number>`(select count(*)::int from passkeys where passkeys.user_id = users.id)`.as('passkeys'),
  fromOperator: sql<readonly FromOperator[]>`(select coalesce(json_agg(o), '[]') from (
    select id, kind, until from sanctions s where s.account_id = users.id and lifted_at is null and until > now()
    union all select id, 'reviewed', handled_at + make_interval(days => ${sql.raw(String(REVIEWED_DAYS))}) from reports r
    where r.reporter_id = users.id and handled_at > now() - make_interval(days => ${sql.raw(String(REVIEWED_DAYS))})
  ) o)`.as('from_operator'),
  isNewcomer: sql<boolean>`(not users.email_verified and not exists (
    select from standings played where played.account_id = users.id
  ))`.as('is_newcomer'),
};

/** Returns a condition: the row of `sessions` has this token and has not expired. */
export function isLive(token: string | Placeholder) {
  return and(eq(sessions.token, token), gt(sessions.expiresAt, sql`now()`));
}

/** The zone of an account's quiet hours; null while none is known. */
const timeZone = sql<string | null>`(${users.notify} ->> 'timeZone')`.as('time_zone');

/** Returns a session with its account; undefined if none has this token, or it has expired. */
export async function liveSession(db: Database, token: string) {
  const [row] = await db
    .select({
      ...profile,
      session: sessions.id,
      usedAt: sessions.updatedAt,
      provedAt: sessions.provedAt,
      method: sessions.method,
      timeZone,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive(token));
  return row;
}

export type NewSession = typeof sessions.$inferInsert;

/**
 * Writes a new session in place of the browser's earlier one.
 * @param before the earlier one's token; '' for none
 * @returns its account; undefined if that was deleted
 */
export async function replaceSession(db: Database, session: NewSession, before: string) {
  const { id, userId: account } = session;
  const isBefore = eq(sessions.token, before);
  try {
    const [, , , , [row]] = await db.batch([
      db.insert(sessions).values(session),
      // The same person in the same browser continues to receive pushes.
      db
        .update(pushSubscriptions)
        .set({ sessionId: id })
        .where(
          and(
            eq(pushSubscriptions.accountId, account),
            inArray(pushSubscriptions.sessionId, db.select({ id: sessions.id }).from(sessions).where(isBefore)),
          ),
        ),
      db.delete(sessions).where(isBefore),
      // A proof keeps an account that was to be deleted. Its name is gone.
      db
        .update(users)
        .set({ deleteAt: null, name: '' })
        .where(and(eq(users.id, account), isNotNull(users.deleteAt), session.provedAt ? undefined : sql`false`)),
      db.select(profile).from(users).where(eq(users.id, account)),
    ]);
    return row;
  } catch (error) {
    if (isOrphaned(error)) return undefined;
    throw error;
  }
}

/** Stores the time zone that a browser sends, unless another request has changed it since `before` was read. */
export async function learnTimeZone(db: Database, account: string, zone: string, before: string | null): Promise<void> {
  const known = sql`${users.notify} ->> 'timeZone'`;
  await db
    .update(users)
    .set({ notify: sql`${users.notify} || jsonb_build_object('timeZone', ${zone}::text)` })
    .where(and(eq(users.id, account), sql`${known} is not distinct from ${before}::text`));
}

/** Extends a session that was last used before `at`. */
export async function extendSession(db: Database, id: string, at: Date, expiresAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: at })
    .where(and(eq(sessions.id, id), lt(sessions.updatedAt, at)));
}

/** Returns when an account was last signed out everywhere; undefined for an unknown one. */
export async function signedOutAtOf(db: Database, account: string): Promise<{ readonly at: Date | null } | undefined> {
  const [row] = await db.select({ at: users.signedOutAt }).from(users).where(eq(users.id, account));
  return row;
}

/** Returns the statement that ends the signed links into an account's games. */
export function signedLinksEnding(db: Database, account: string) {
  return db
    .update(users)
    .set({ signedOutAt: sql`now()` })
    .where(eq(users.id, account));
}

/** Ends the session with this token. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** A limit that counts one more try. */
interface CountedLimit {
  /** The attempt and its author, hashed. */
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts a try for each limit, in order, but not for those after one that is used up.
 * @returns for each limit the tries so far, and the seconds until it counts anew; undefined if the try was not counted
 */
export async function countAttempts(db: Database, limits: readonly CountedLimit[]) {
  const [first, ...others] = limits.map((limit, index) => {
    const before = limits.slice(0, index).map(({ key, most }) => ({ key, most }));
    return countStatement(db, limit, before);
  });
  if (first === undefined) return [];
  const counts = await db.batch([first, ...others]);
  return counts.map(([row]) => row);
}

/** Forgets the tries that were counted under a key. */
export async function deleteAttempts(db: Database, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

/** Counts nothing if one of the limits `before` is used up. Its row is locked until the batch is done. */
function countStatement(
  db: Database,
  { key, seconds }: Pick<CountedLimit, 'key' | 'seconds'>,
  before: readonly Pick<CountedLimit, 'key' | 'most'>[],
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
