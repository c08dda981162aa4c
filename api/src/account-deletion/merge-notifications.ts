import { eq, sql } from 'drizzle-orm';
import { users } from '../schema/accounts.ts';
import type { Database } from '../platform/database.ts';
import { feeds, outbox, gameNotificationPreferences, webhooks } from '../schema/notifications.ts';

/**
 * The statements by which what a guest has chosen about being told goes to the account they join, which keeps its own
 * where both have chosen. Browsers that take pushes stay behind: they go with the guest's session.
 */
export function notificationMerge(db: Database, from: string, to: string) {
  // Where the same guest is joined twice at once, the second time there is none any more.
  const guests = sql`coalesce((select notify from users as guests where guests.id = ${from}), ${users.notify})`;
  const hasFeed = sql`exists (select 1 from feeds as theirs where theirs.account_id = ${to})`;
  const hasChosen = sql`exists (
    select 1 from table_choices as theirs
    where theirs.account_id = ${to} and theirs.game_id = ${gameNotificationPreferences.gameId}
  )`;
  return [
    db
      .update(users)
      .set({ notify: guests })
      .where(sql`${users.id} = ${to} and ${users.notify} = '{}'::jsonb`),
    db.update(webhooks).set({ accountId: to }).where(eq(webhooks.accountId, from)),
    db
      .update(gameNotificationPreferences)
      .set({ accountId: to })
      .where(sql`${gameNotificationPreferences.accountId} = ${from} and not ${hasChosen}`),
    db
      .update(feeds)
      .set({ accountId: to })
      .where(sql`${feeds.accountId} = ${from} and not ${hasFeed}`),
    db.update(outbox).set({ accountId: to }).where(eq(outbox.accountId, from)),
  ] as const;
}
