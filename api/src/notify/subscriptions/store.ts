import type { NewPush } from '@slow-train/protocol';
import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { SignedIn } from '../../accounts/session.ts';
import { isOrphaned, type Database } from '../../db.ts';
import { pushSubscriptions } from '../notify.sql.ts';
import type { PushTarget } from '../told.ts';

/** Browsers of one person that take pushes. */
const MOST = 10;

/** All queries about push subscriptions. Each function is one round trip. */
export function subscriptionStore(db: Database) {
  const { id, accountId, sessionId, endpoint, p256dh, auth, createdAt } = pushSubscriptions;
  const own = (account: string, which: string) => and(eq(id, which), eq(accountId, account));

  return {
    /**
     * Keeps the one subscription that a browser has, in the place of what it had before; of too many the oldest goes.
     * @param push what is kept under its endpoint already becomes this account's and this session's
     * @returns the id it has now; undefined for a session that is gone
     */
    async keep(
      { account, session }: Pick<SignedIn, 'account' | 'session'>,
      push: NewPush & { readonly id: string; readonly at: Date },
    ): Promise<string | undefined> {
      const row = { id: push.id, accountId: account, sessionId: session, endpoint: push.endpoint, ...push.keys };
      // Under another id where it was somebody else's: what still waits to be sent to them is not for this account.
      const was = (column: typeof id | typeof createdAt, name: string) =>
        sql`case when ${accountId} = excluded.account_id then ${column} else excluded.${sql.raw(name)} end`;
      const newest = db
        .select({ id })
        .from(pushSubscriptions)
        .where(eq(accountId, account))
        .orderBy(desc(createdAt))
        .limit(MOST);
      try {
        const [, [kept]] = await db.batch([
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
        return kept?.id;
      } catch (error) {
        if (isOrphaned(error)) return undefined;
        throw error;
      }
    },

    /** Where the pushes for one browser of an account go; undefined where there is none. */
    async find(account: string, which: string): Promise<PushTarget | undefined> {
      const [row] = await db.select({ endpoint, p256dh, auth }).from(pushSubscriptions).where(own(account, which));
      return row;
    },

    /** @returns false where it is none of theirs, or gone already */
    async remove(account: string, which: string): Promise<boolean> {
      const removed = await db.delete(pushSubscriptions).where(own(account, which)).returning({ id });
      return removed.length > 0;
    },
  };
}
