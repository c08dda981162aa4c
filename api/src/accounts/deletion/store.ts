import { and, eq, ne, sql } from 'drizzle-orm';
import { isNamedNowhere, locked, nameless } from '../../account-data/store.ts';
import { FORMER } from '../../game/hand-over.ts';
import type { Database } from '../../platform/database.ts';
import { lostGuests, sessions, users } from '../../schema/accounts.ts';
import { circleMembers } from '../../schema/circles.ts';
import { actions } from '../../schema/games.ts';
import { feeds } from '../../schema/notifications.ts';
import { openWaits } from '../../schema/open-games.ts';
import { messages } from '../../schema/talk.ts';
import { mailedWaysEnding } from '../email/store.ts';

/**
 * Ends every way into an account but a fresh sign-in, takes its name off, and has the schedule delete the rest at `deleteAt`.
 * It leaves its circles and queues, so that no game waits for it.
 * @param dueAt when the schedule looks at the account
 * @param leavesLater whether it has seats yet, which the schedule gives up first
 * @param codeKey the row of codes for its address, by `signInKey`; null without an address
 * @returns false, with nothing changed, if it has got a seat since
 */
export async function scheduleErasure(
  db: Database,
  account: string,
  { deleteAt, dueAt, leavesLater }: { readonly deleteAt: Date; readonly dueAt: Date; readonly leavesLater: boolean },
  codeKey: string | null,
): Promise<boolean> {
  const isTheirs = and(eq(users.id, account), eq(users.deleteAt, deleteAt));
  const isDue = sql`exists (${db.select({ id: users.id }).from(users).where(isTheirs)})`;
  const [, scheduled] = await db.batch([
    locked(db, account),
    db
      .update(users)
      .set({ name: FORMER, deleteAt, signedOutAt: sql`now()` })
      .where(and(eq(users.id, account), leavesLater ? undefined : isNamedNowhere(account)))
      .returning({ id: users.id }),
    db
      .insert(lostGuests)
      .select(sql`select ${account}, ${dueAt.toISOString()}::timestamptz where ${isDue}`)
      .onConflictDoUpdate({ target: lostGuests.accountId, set: { dueAt } }),
    db
      .update(actions)
      .set({ events: nameless })
      .where(and(eq(actions.accountId, account), isDue)),
    db
      .update(messages)
      .set({ name: FORMER })
      .where(and(eq(messages.accountId, account), isDue)),
    mailedWaysEnding(db, account, codeKey, isDue),
    // Somebody who was removed is kept, so that the link does not let them in again.
    db
      .delete(circleMembers)
      .where(and(eq(circleMembers.accountId, account), ne(circleMembers.state, 'removed'), isDue)),
    ...[sessions.userId, feeds.accountId, openWaits.accountId].map((owner) =>
      db.delete(owner.table).where(and(eq(owner, account), isDue)),
    ),
  ]);
  return scheduled.length > 0;
}
