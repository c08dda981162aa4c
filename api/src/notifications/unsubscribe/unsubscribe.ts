import {
  GAME_EVENTS,
  NOTIFICATION_EVENTS,
  type NotificationEventName,
  type GameNotificationPreferences,
  type Unsubscribed,
} from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { users } from '../../schema/accounts.ts';
import { games } from '../../schema/games.ts';
import type { Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { gameNotificationPreferences } from '../../schema/notifications.ts';
import { parseUnsubscribeToken } from './links.ts';
import { refuseInvitations } from './refusals.ts';

/** The same for an invalid token as for a deleted account or game. */
export const BROKEN_LINK: Failure = {
  problem: 'not-found',
  detail: (say) => say.brokenUnsubscribeLink,
};

/** Stops the mails that a link is for, and no others. Idempotent; one request. Failure: `not-found` */
export async function unsubscribe(
  { db, settings, now }: Pick<Platform, 'db' | 'settings' | 'now'>,
  token: string,
): Promise<Result<Unsubscribed, Failure>> {
  const request = await parseUnsubscribeToken(settings, token);
  if (request === null) return err(BROKEN_LINK);
  if (request.scope === 'address') {
    await refuseInvitations(db, request.inbox, now());
    return ok({ stopped: 'address', table: null });
  }
  const { account, scope } = request;
  if (typeof scope === 'object') {
    const table = await stopForGame(db, account, scope.table);
    return table === null ? err(BROKEN_LINK) : ok({ stopped: 'table', table });
  }
  const isThere = await stopEverywhere(db, account, eventsIn(scope));
  return isThere ? ok({ stopped: scope, table: null }) : err(BROKEN_LINK);
}

/** Returns the events that mails of a kind are about. */
function eventsIn(scope: 'invitations' | 'tournaments' | 'daily' | 'mail'): readonly NotificationEventName[] {
  switch (scope) {
    case 'invitations':
      return ['invited', 'circle'];
    case 'tournaments':
      return ['tournament'];
    case 'daily':
      // A digest has no reminders, which would come too late, and no tournaments.
      return GAME_EVENTS.filter((event) => event !== 'timeLow');
    case 'mail':
      return NOTIFICATION_EVENTS;
    default:
      return scope satisfies never;
  }
}

/** Returns the game's name; null if the game or the account was deleted. */
async function stopForGame(db: Platform['db'], accountId: string, gameId: string): Promise<string | null> {
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
async function stopEverywhere(
  db: Platform['db'],
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
