import type { Instant } from '@slow-train/protocol';
import { sql, type SQL } from 'drizzle-orm';
import type { NotificationEvent } from '../game/events.ts';
import type { TournamentNews } from '../schema/notifications.ts';
import type { Statement } from './statement.ts';

/** An event for one person, to be put into the outbox. */
export interface PublishedEvent extends Omit<NotificationEvent, 'present'> {
  /** The game's revision, or the round of a tournament. */
  readonly revision: number;
  readonly game?: string;
  readonly present?: boolean;
  readonly tournament?: string;
  readonly news?: TournamentNews;
  readonly circle?: string;
  /** When to tell them; at once without it. */
  readonly dueAt?: Instant;
}

/** The statement around its parameter and its second source of rows. */
const PARTS = [
  `insert into "outbox" ("id", "kind", "account_id", "game_id", "event", "revision", "present", "by", "talk",
    "tournament_id", "tournament_news", "circle_id", "state", "due_at", "created_at")
  select event.id || coalesce(':' || about.number, ''), 'notice', account, game, event, revision, present, event.by, about.number,
    tournament, news, circle, 'waiting', "dueAt", greatest("dueAt", at)
  from jsonb_to_recordset(`,
  `::jsonb) as event(id text, account text, game text, event text, revision int, present boolean, by text, tournament text,
    news text, circle text, "dueAt" timestamptz, at timestamptz), `,
  ` on conflict ("id") do nothing`,
] as const;
const ONCE = '(values (null::int)) as about(number)';
const PUBLISH = `${PARTS[0]}$1${PARTS[1]}${ONCE}${PARTS[2]}`;

/**
 * Returns the SQL that puts events into the outbox: for the transaction that makes them true. An event that is there
 * already stays as it is.
 * @param about a source of rows named `about`, with the `number` of a message or null: the events are published for each
 */
export function publish(events: readonly PublishedEvent[], now: Instant, about: SQL = sql.raw(ONCE)): SQL {
  const [insert, rows, end] = PARTS;
  return sql`${sql.raw(insert)}${rowsOf(events, now)}${sql.raw(rows)}${about}${sql.raw(end)}`;
}

/** The same as a statement that is put together once. */
export function publishStatement(events: readonly PublishedEvent[], now: Instant): Statement {
  return { sql: PUBLISH, params: [rowsOf(events, now)] };
}

function rowsOf(events: readonly PublishedEvent[], now: Instant): string {
  const at = new Date(now);
  return JSON.stringify(
    events.map(({ dueAt, present = false, ...event }) => ({
      ...event,
      present,
      dueAt: dueAt === undefined ? at : new Date(dueAt),
      at,
    })),
  );
}
