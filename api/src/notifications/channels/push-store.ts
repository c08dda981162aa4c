import type { NewPush } from '@slow-train/protocol';
import { and, asc, desc, eq, inArray, ne, notInArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Session } from '../../session/session.ts';
import { isOrphaned, type Database } from '../../platform/database.ts';
import { sessions } from '../../schema/accounts.ts';
import { pushSubscriptions } from '../../schema/notifications.ts';
import type { Failure } from '../../http/problem.ts';
import type { PushTarget } from '../notification.ts';

/** Maximum number of push subscriptions of one person. */
const MAX_SUBSCRIPTIONS = 10;

export const NO_SUBSCRIPTION: Failure = {
  problem: 'not-found',
  detail: (say) => say.noSubscription,
};

const { id, accountId, sessionId, endpoint, p256dh, auth, createdAt } = pushSubscriptions;

/** Returns the condition that finds an account's own subscription. */
const own = (account: string, which: string) => and(eq(id, which), eq(accountId, account));

/**
 * Adds the subscription of a session's browser, in place of an earlier one; removes the oldest if there are too
 * many.
 * @param push if its endpoint is stored already, it becomes this account's and this session's
 * @returns its id from now on; undefined if the session has ended
 */
export async function insertSubscription(
  db: Database,
  { account, id: session }: Pick<Session, 'account' | 'id'>,
  push: NewPush & { readonly id: string; readonly at: Date },
): Promise<string | undefined> {
  const row = { id: push.id, accountId: account, sessionId: session, endpoint: push.endpoint, ...push.keys };
  // Gets a new id if another account had it, so that messages still waiting for that account do not arrive here.
  const was = (column: typeof id | typeof createdAt, name: string) =>
    sql`case when ${accountId} = excluded.account_id then ${column} else excluded.${sql.raw(name)} end`;
  const newest = db
    .select({ id })
    .from(pushSubscriptions)
    .where(eq(accountId, account))
    .orderBy(desc(createdAt))
    .limit(MAX_SUBSCRIPTIONS);
  try {
    const [, [added]] = await db.batch([
      db.delete(pushSubscriptions).where(and(eq(sessionId, session), ne(endpoint, push.endpoint))),
      db
        .insert(pushSubscriptions)
        .values({ ...row, createdAt: push.at })
        .onConflictDoUpdate({
          target: endpoint,
          set: {
            id: was(id, 'id'),
            createdAt: was(createdAt, 'created_at'),
            accountId: account,
            sessionId: session,
            ...push.keys,
          },
        })
        .returning({ id }),
      db.delete(pushSubscriptions).where(and(eq(accountId, account), notInArray(id, newest))),
    ]);
    return added?.id;
  } catch (error) {
    if (isOrphaned(error)) return undefined;
    throw error;
  }
}

/** Returns the target for pushes to one of an account's browsers; undefined if there is no such subscription. */
export async function findSubscription(db: Database, account: string, which: string): Promise<PushTarget | undefined> {
  const [row] = await db.select({ endpoint, p256dh, auth }).from(pushSubscriptions).where(own(account, which));
  return row;
}

/** Returns false if the account has no such subscription. */
export async function deleteSubscription(db: Database, account: string, which: string): Promise<boolean> {
  const removed = await db.delete(pushSubscriptions).where(own(account, which)).returning({ id });
  return removed.length > 0;
}

/** Returns the statement that reads the subscriptions of these accounts. */
export const subscriptionTargets = (db: Database, accounts: SQLWrapper) =>
  db.select().from(pushSubscriptions).where(inArray(accountId, accounts));

/** Returns the statement that reads an account's subscriptions with their browsers, oldest first. */
export const subscriptionSettings = (db: Database, account: string) =>
  db
    .select({ id, session: sessionId, userAgent: sessions.userAgent, createdAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(eq(accountId, account))
    .orderBy(asc(createdAt));

export type ShownSubscription = Awaited<ReturnType<typeof subscriptionSettings>>[number];

/** Returns the statement that reads an account's subscriptions for its export, oldest first. */
export const subscriptionExport = (db: Database, account: string) =>
  db
    .select({ userAgent: sessions.userAgent, createdAt })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, sessionId))
    .where(eq(accountId, account))
    .orderBy(asc(createdAt));

/** Returns the statement that deletes subscriptions. */
export const forgetSubscriptions = (db: Database, ids: readonly string[]) =>
  db.delete(pushSubscriptions).where(inArray(id, [...ids]));
