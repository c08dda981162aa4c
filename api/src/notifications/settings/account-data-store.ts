import { completePreferences, type NotificationPreferences } from '@slow-train/protocol';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { users } from '../../schema/accounts.ts';
import { feeds, gameNotificationPreferences, outbox } from '../../schema/notifications.ts';
import { channelExport, channelMerge, exportedChannels, type ChannelExportRows } from '../channels/channels.ts';

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
      // The browser sends the time zone, so it alone is no choice.
      .where(sql`${users.id} = ${to} and ${users.notify} - 'timeZone' = '{}'::jsonb`),
    ...channelMerge(db, from, to),
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

/** Returns the statements that read everything about an account's notifications. */
export const notificationExport = (db: Database, account: string) =>
  [
    db.select().from(gameNotificationPreferences).where(eq(gameNotificationPreferences.accountId, account)),
    db.select().from(feeds).where(eq(feeds.accountId, account)),
    ...channelExport(db, account),
  ] as const;

/** The rows that `notificationExport` finds. */
type Kept = readonly [
  readonly (typeof gameNotificationPreferences.$inferSelect)[],
  readonly Pick<typeof feeds.$inferSelect, 'createdAt'>[],
  ...ChannelExportRows,
];

/** Returns them as their owner may export them: without the secrets of webhooks and feeds. */
export function notificationsFrom(choices: Partial<NotificationPreferences>, [atTables, [feed], ...channels]: Kept) {
  return {
    choices: completePreferences(choices),
    tables: atTables.map(({ gameId, events }) => ({ id: gameId, events })),
    ...exportedChannels(channels),
    feedsSince: feed?.createdAt.toISOString() ?? null,
  };
}
