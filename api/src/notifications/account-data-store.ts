import { completePreferences, type NotificationPreferences } from '@slow-train/protocol';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { users } from '../schema/accounts.ts';
import { feeds, gameNotificationPreferences, outbox, webhooks } from '../schema/notifications.ts';

/**
 * Returns the statements that move a guest's notification preferences to the account they join, which keeps its own
 * where both have some. Push subscriptions are not moved: they are deleted with the guest's session.
 */
export function notificationMerge(db: Database, from: string, to: string) {
  // If the same guest is merged twice at once, there is no guest left the second time.
  const guests = sql`coalesce((select notify from users as guests where guests.id = ${from}), ${users.notify})`;
  const hasFeed = sql`exists (select 1 from feeds as theirs where theirs.account_id = ${to})`;
  const hasChosen = sql`exists (
    select 1 from game_notification_preferences as theirs
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

/** The stored data about an account's notifications. */
interface Kept {
  readonly choices: Partial<NotificationPreferences>;
  readonly atTables: readonly (typeof gameNotificationPreferences.$inferSelect)[];
  readonly hooks: readonly (typeof webhooks.$inferSelect)[];
  readonly browsers: readonly { readonly userAgent: string | null; readonly createdAt: Date }[];
  readonly feed: Pick<typeof feeds.$inferSelect, 'createdAt'> | undefined;
}

/** Returns them as their owner may export it: without signing secrets and the tokens of feeds. */
export function notificationsFrom({ choices, atTables, hooks, browsers, feed }: Kept) {
  return {
    choices: completePreferences(choices),
    tables: atTables.map(({ gameId, events }) => ({ id: gameId, events })),
    webhooks: hooks.map(({ url, shape, gameId, createdAt }) => ({
      url,
      shape,
      table: gameId,
      addedAt: createdAt.toISOString(),
    })),
    pushes: browsers.map(({ userAgent, createdAt }) => ({ userAgent, addedAt: createdAt.toISOString() })),
    feedsSince: feed?.createdAt.toISOString() ?? null,
  };
}
