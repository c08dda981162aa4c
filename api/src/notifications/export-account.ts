import { completePreferences, type NotificationPreferences } from '@slow-train/protocol';
import type { feeds, gameNotificationPreferences, webhooks } from '../schema/notifications.ts';

/** What is stored about an account's notifications. */
interface Kept {
  readonly choices: Partial<NotificationPreferences>;
  readonly atTables: readonly (typeof gameNotificationPreferences.$inferSelect)[];
  readonly hooks: readonly (typeof webhooks.$inferSelect)[];
  readonly browsers: readonly { readonly userAgent: string | null; readonly createdAt: Date }[];
  readonly feed: Pick<typeof feeds.$inferSelect, 'createdAt'> | undefined;
}

/** Returns the same as its owner may export it: without signing secrets and the tokens of feeds. */
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
