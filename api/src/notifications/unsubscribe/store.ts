import { GAME_EVENTS, type GameNotificationPreferences, type NotificationEventName } from '@slow-train/protocol';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { users } from '../../schema/accounts.ts';
import { games } from '../../schema/games.ts';
import { gameNotificationPreferences, mailRefusals } from '../../schema/notifications.ts';

// The queries about mails that somebody does not want. Each function is one round trip.

/** Whether an inbox wants no invitations. @param inbox from `refusalOf` */
export async function isRefused(db: Database, inbox: string): Promise<boolean> {
  const rows = await db.select({ inbox: mailRefusals.inbox }).from(mailRefusals).where(eq(mailRefusals.inbox, inbox));
  return rows.length > 0;
}

/** Sends no more invitations to an inbox. @param inbox from `refusalOf` */
export async function refuseInvitations(db: Database, inbox: string, at: Date): Promise<void> {
  await db.insert(mailRefusals).values({ inbox, at }).onConflictDoNothing();
}

/** Stops mails about one game. @returns its name; null if the game or the account was deleted */
export async function stopMailForGame(db: Database, accountId: string, gameId: string): Promise<string | null> {
  const isThem = and(eq(users.id, accountId), eq(games.id, gameId));
  const [row] = await db
    .insert(gameNotificationPreferences)
    .select(
      db
        .select({
          accountId: users.id,
          gameId: games.id,
          events: sql<GameNotificationPreferences>`${withoutMail(sql`'{}'::jsonb`, GAME_EVENTS)}`.as('events'),
        })
        .from(users)
        .innerJoin(games, isThem)
        .where(isThem),
    )
    .onConflictDoUpdate({
      target: [gameNotificationPreferences.accountId, gameNotificationPreferences.gameId],
      set: { events: withoutMail(sql`${gameNotificationPreferences.events}`, GAME_EVENTS) },
    })
    .returning({ name: sql<string>`(select ${games.name} from ${games} where ${games.id} = ${gameId})` });
  return row?.name ?? null;
}

/** Stops mails about these events in all games, against the preferences of each. Returns false without an account. */
export async function stopMailEverywhere(
  db: Database,
  account: string,
  events: readonly NotificationEventName[],
): Promise<boolean> {
  const stored = sql`coalesce(${users.notify} -> 'events', '{}'::jsonb)`;
  const [rows] = await db.batch([
    db
      .update(users)
      .set({ notify: sql`${users.notify} || jsonb_build_object('events', ${withoutMail(stored, events)})` })
      .where(eq(users.id, account))
      .returning({ id: users.id }),
    db
      .update(gameNotificationPreferences)
      .set({ events: withoutMail(sql`${gameNotificationPreferences.events}`, events) })
      .where(eq(gameNotificationPreferences.accountId, account)),
  ]);
  return rows.length > 0;
}

/** Returns preferences by event with mail about these events turned off. */
function withoutMail(stored: SQL, events: readonly NotificationEventName[]): SQL {
  return sql`${stored} || (
    select jsonb_object_agg(event, coalesce(${stored} -> event, '{}'::jsonb) || '{"mail": false}'::jsonb)
    from jsonb_array_elements_text(${JSON.stringify(events)}::jsonb) as event)`;
}
