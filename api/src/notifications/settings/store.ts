import type { DeliveryFailure, NotificationPreferences, GameNotificationPreferences } from '@slow-train/protocol';
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../../schema/accounts.ts';
import { isOrphaned, type Database } from '../../platform/database.ts';
import { games } from '../../schema/games.ts';
import type { Session } from '../../session/session.ts';
import { channelSettingsQueries } from '../channels/channels.ts';
import { hasSeat } from '../../store/listing-queries.ts';
import { feeds, outbox, gameNotificationPreferences, webhooks } from '../../schema/notifications.ts';

const ofGame = (account: string, game: string) =>
  and(eq(gameNotificationPreferences.accountId, account), eq(gameNotificationPreferences.gameId, game));

/** Reads everything that the page of settings shows; `row` is undefined if the account was deleted. */
export async function settingsRows(db: Database, session: Pick<Session, 'account' | 'email'>) {
  const { account } = session;
  const [[row], ownGames, [feed], deliveries, ...channels] = await db.batch([
    db.select({ preferences: users.notify }).from(users).where(eq(users.id, account)),
    db
      .select({ id: games.id, name: games.name, events: gameNotificationPreferences.events })
      .from(gameNotificationPreferences)
      .innerJoin(games, eq(games.id, gameNotificationPreferences.gameId))
      .where(and(eq(gameNotificationPreferences.accountId, account), hasSeat(account)))
      .orderBy(asc(games.name)),
    db.select({ since: feeds.createdAt }).from(feeds).where(eq(feeds.accountId, account)),
    latestDeliveries(db, { account }),
    ...channelSettingsQueries(db, session),
  ]);
  return { row, games: ownGames, feed, deliveries, channels };
}

/** Replaces an account's preferences. */
export async function savePreferences(
  db: Database,
  account: string,
  preferences: NotificationPreferences,
): Promise<void> {
  await db.update(users).set({ notify: preferences }).where(eq(users.id, account));
}

/** Reads who plays a game, an account's preferences for it, and its webhooks; undefined if there is no such game. */
export async function readSettingsForGame(db: Database, account: string, game: string) {
  const [[found], [own], gameWebhooks, deliveries] = await db.batch([
    db.select({ seats: games.seats, host: games.host }).from(games).where(eq(games.id, game)),
    db
      .select({ events: gameNotificationPreferences.events })
      .from(gameNotificationPreferences)
      .where(ofGame(account, game)),
    db
      .select({ id: webhooks.id, url: webhooks.url, shape: webhooks.shape, accountId: webhooks.accountId })
      .from(webhooks)
      .where(eq(webhooks.gameId, game))
      .orderBy(asc(webhooks.createdAt)),
    latestDeliveries(db, { game }),
  ]);
  return found && { ...found, preferences: own?.events ?? {}, webhooks: gameWebhooks, deliveries };
}

/** Replaces an account's preferences for a game; without any channel in them, deletes them. */
export async function saveGamePreferences(
  db: Database,
  account: string,
  game: string,
  events: GameNotificationPreferences,
): Promise<void> {
  if (Object.values(events).every((channels = {}) => Object.keys(channels).length === 0)) {
    await db.delete(gameNotificationPreferences).where(ofGame(account, game));
    return;
  }
  try {
    await db
      .insert(gameNotificationPreferences)
      .values({ accountId: account, gameId: game, events })
      .onConflictDoUpdate({
        target: [gameNotificationPreferences.accountId, gameNotificationPreferences.gameId],
        set: { events },
      });
  } catch (error) {
    // The game was deleted since: reading it again reports that.
    if (!isOrphaned(error)) throw error;
  }
}

/** Returns the statement that reads the latest deliveries of an account, or of a game's webhooks. */
function latestDeliveries(db: Database, owner: { readonly account: string } | { readonly game: string }) {
  // A row that waits for another attempt has failed too, at a time that is not stored: its creation is close enough.
  const at = sql`coalesce(${outbox.settledAt}, ${outbox.createdAt})`;
  const failed = and(ne(outbox.state, 'sent'), isNotNull(outbox.trouble));
  const newest = (of: ReturnType<typeof and>) =>
    sql<Date | null>`max(${at}) filter (where ${of})`.mapWith(outbox.settledAt);
  const target = sql<string | null>`case when ${outbox.kind} <> 'mail' then ${outbox.target} end`;
  const isTheirs =
    'account' in owner
      ? eq(outbox.accountId, owner.account)
      : and(eq(outbox.gameId, owner.game), isNull(outbox.accountId));
  return db
    .select({
      kind: outbox.kind,
      target,
      sentAt: newest(eq(outbox.state, 'sent')),
      failedAt: newest(failed),
      trouble: sql<DeliveryFailure | null>`(array_agg(${outbox.trouble} order by ${at} desc) filter (where ${failed}))[1]`,
    })
    .from(outbox)
    .where(and(isTheirs, ne(outbox.kind, 'notice')))
    .groupBy(outbox.kind, target);
}
