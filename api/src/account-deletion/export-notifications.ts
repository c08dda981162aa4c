import { completePreferences, type NotifyChoices } from '@slow-train/protocol';
import type { feeds, gameNotificationPreferences, webhooks } from '../schema/notifications.ts';

/** What is kept of how somebody is told. */
interface Kept {
  readonly choices: Partial<NotifyChoices>;
  readonly atTables: readonly (typeof gameNotificationPreferences.$inferSelect)[];
  readonly hooks: readonly (typeof webhooks.$inferSelect)[];
  readonly browsers: readonly { readonly userAgent: string | null; readonly createdAt: Date }[];
  readonly feed: Pick<typeof feeds.$inferSelect, 'createdAt'> | undefined;
}

/** The same for its owner to take along: without what signs, and without what opens the feeds. */
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
