import { NOTIFY_EVENTS, type NotifyEvent, type TableEvents, type Unsubscribed } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { users } from '../../accounts/accounts.sql.ts';
import { games } from '../../games/games.sql.ts';
import type { Failure } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { tableChoices } from '../notify.sql.ts';
import { unsubscribingIn } from './links.ts';

/** One answer for what we have never given out, and for what has nobody any more. */
export const BROKEN_LINK: Failure = {
  problem: 'not-found',
  detail:
    'This link stops no mail: it was cut off on its way, or what it is about is gone. Open it once more from the mail; or sign in, and choose under "Notifications" what we write.',
};

/**
 * Stops the mails that a link is about, and no others; doing it again changes nothing. One request.
 * Failures: `not-found`
 */
export async function unsubscribe(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  token: string,
): Promise<Result<Unsubscribed, Failure>> {
  const wanted = await unsubscribingIn(settings, token);
  if (wanted === null) return err(BROKEN_LINK);
  const { account, scope } = wanted;
  if (typeof scope === 'object') {
    const table = await stopAtTable(db, account, scope.table);
    return table === null ? err(BROKEN_LINK) : ok({ stopped: 'table', table });
  }
  const isThere = await stopEverywhere(db, account, eventsIn(scope));
  return isThere ? ok({ stopped: scope, table: null }) : err(BROKEN_LINK);
}

/** What a mail of that kind may be about. */
function eventsIn(scope: 'invitations' | 'daily' | 'mail'): readonly NotifyEvent[] {
  switch (scope) {
    case 'invitations':
      return ['invited'];
    case 'daily':
      // Time that runs out is not told in the daily mail: it would come too late.
      return NOTIFY_EVENTS.filter((event) => event !== 'timeLow');
    case 'mail':
      return NOTIFY_EVENTS;
    default:
      return scope satisfies never;
  }
}

/** @returns the table's name; null if table or account are gone */
async function stopAtTable(db: Services['db'], accountId: string, gameId: string): Promise<string | null> {
  const isThem = and(eq(users.id, accountId), eq(games.id, gameId));
  const [row] = await db
    .insert(tableChoices)
    .select(
      db
        .select({
          accountId: users.id,
          gameId: games.id,
          events: sql<TableEvents>`${withoutMail(sql`'{}'::jsonb`, NOTIFY_EVENTS)}`.as('events'),
        })
        .from(users)
        .innerJoin(games, isThem)
        .where(isThem),
    )
    .onConflictDoUpdate({
      target: [tableChoices.accountId, tableChoices.gameId],
      set: { events: withoutMail(sql`${tableChoices.events}`, NOTIFY_EVENTS) },
    })
    .returning({ name: sql<string>`(select ${games.name} from ${games} where ${games.id} = ${gameId})` });
  return row?.name ?? null;
}

/** Also where something was chosen for one table. @returns whether there is such an account */
async function stopEverywhere(db: Services['db'], account: string, events: readonly NotifyEvent[]): Promise<boolean> {
  const chosen = sql`coalesce(${users.notify} -> 'events', '{}'::jsonb)`;
  const [rows] = await db.batch([
    db
      .update(users)
      .set({ notify: sql`${users.notify} || jsonb_build_object('events', ${withoutMail(chosen, events)})` })
      .where(eq(users.id, account))
      .returning({ id: users.id }),
    db
      .update(tableChoices)
      .set({ events: withoutMail(sql`${tableChoices.events}`, events) })
      .where(eq(tableChoices.accountId, account)),
  ]);
  return rows.length > 0;
}

/** Choices by event, as they are but for mail about these events: that is off. */
function withoutMail(chosen: SQL, events: readonly NotifyEvent[]): SQL {
  return sql`${chosen} || (
    select jsonb_object_agg(event, coalesce(${chosen} -> event, '{}'::jsonb) || '{"mail": false}'::jsonb)
    from jsonb_array_elements_text(${JSON.stringify(events)}::jsonb) as event)`;
}
