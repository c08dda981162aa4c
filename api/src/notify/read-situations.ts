import type { NotifyEvent } from '@slow-train/protocol';
import { and, desc, eq, getTableColumns, inArray, or, sql, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.sql.ts';
import { forLog, type Database } from '../db.ts';
import { desks } from '../desks/desks.sql.ts';
import { RETURN, SIT_IN } from '../games/change.ts';
import { games } from '../games/games.sql.ts';
import { gameOf } from '../games/rows.ts';
import { choicesOf } from './choices/choices-of.ts';
import { readLog, type WrittenEntry } from './log.ts';
import { mailStops, outbox, pushSubscriptions, tableChoices, webhooks } from './notify.sql.ts';
import type { OutboxRow, Situation, TableNow } from './situation.ts';

/** How much of what happened is read at most. */
const NEWEST = 60;
/** Tables in one daily mail. */
const MOST_DAILY = 20;

/** What somebody was to be told of a table. */
export interface DailyNotice {
  readonly id: string;
  readonly event: NotifyEvent;
  readonly revision: number;
  readonly by: string | null;
}

/** A row whose situation cannot be made out: a mistake of ours. */
export interface Unreadable {
  readonly row: OutboxRow;
  readonly isUnreadable: true;
}

/** How things stand for each of these rows. One request. What cannot be read is said to be so, and keeps no other waiting. */
export async function readSituations(db: Database, ids: readonly string[]): Promise<(Situation | Unreadable)[]> {
  const found = await read(db, ids);
  return found.rows.map((one) => {
    try {
      return situationIn(one, found);
    } catch (error) {
      console.error(`notify: ${error instanceof Error ? forLog(error) : 'failed'}`);
      return { row: one.row, isUnreadable: true as const };
    }
  });
}

type Found = Awaited<ReturnType<typeof read>>;

async function read(db: Database, ids: readonly string[]) {
  const claimed = inArray(outbox.id, [...ids]);
  const people = db.select({ id: outbox.accountId }).from(outbox).where(claimed);
  const tables = db.select({ id: outbox.gameId }).from(outbox).where(claimed);
  const other = alias(outbox, 'other');
  const sibling = {
    id: other.id,
    kind: other.kind,
    event: other.event,
    revision: other.revision,
    target: other.target,
    state: other.state,
  };
  const isOther = and(
    eq(other.accountId, outbox.accountId),
    eq(other.gameId, outbox.gameId),
    eq(other.kind, outbox.kind),
    inArray(other.state, ['waiting', 'sent']),
    sql`${other.id} <> ${outbox.id}`,
  );
  const [rows, devices, hooks, siblings] = await db.batch([
    db
      .select({
        row: getTableColumns(outbox),
        user: { name: users.name, email: users.email, isConfirmed: users.emailVerified, notify: users.notify },
        stop: mailStops.reason,
        atTable: tableChoices.events,
        game: { ...getTableColumns(games), position: sql`case when ${isTold} then ${games.position} end` },
        readUpTo: desks.readUpTo,
        actedUpTo: actedUpTo(outbox.accountId),
        turnSince: turnSince(outbox.accountId),
        log: sql<readonly WrittenEntry[] | null>`case when ${isTold} then ${newestSince} end`.as('log'),
      })
      .from(outbox)
      .leftJoin(users, eq(users.id, outbox.accountId))
      .leftJoin(mailStops, eq(mailStops.email, users.email))
      .leftJoin(games, eq(games.id, outbox.gameId))
      .leftJoin(desks, and(eq(desks.gameId, games.id), eq(desks.accountId, users.id)))
      .leftJoin(tableChoices, and(eq(tableChoices.gameId, games.id), eq(tableChoices.accountId, users.id)))
      .where(claimed),
    db.select().from(pushSubscriptions).where(inArray(pushSubscriptions.accountId, people)),
    db
      .select()
      .from(webhooks)
      .where(
        or(inArray(webhooks.gameId, tables), and(sql`${webhooks.gameId} is null`, inArray(webhooks.accountId, people))),
      ),
    db
      .select({ row: outbox.id, sibling })
      .from(outbox)
      .innerJoin(other, isOther)
      .where(and(claimed, inArray(outbox.kind, ['mail', 'push', 'webhook']))),
  ]);
  return { rows, devices, hooks, siblings };
}

function situationIn(one: Found['rows'][number], { devices, hooks, siblings }: Found): Situation {
  const { row, user, stop, atTable, game } = one;
  const reader =
    row.accountId === null || user === null
      ? null
      : {
          account: row.accountId,
          name: user.name,
          address: user.isConfirmed && stop === null ? user.email : null,
          choices: choicesOf(user.notify),
          atTable: atTable ?? {},
          devices: devices.filter(({ accountId }) => accountId === row.accountId),
          hooks: hooks.filter(({ accountId, gameId }) => gameId === null && accountId === row.accountId),
        };
  const ofTable = hooks.filter(({ gameId }) => gameId !== null && gameId === game?.id);
  return {
    row,
    reader,
    table: game === null ? null : { ...tableNow({ ...one, game }), hooks: ofTable },
    siblings: siblings.flatMap((sibling) => (sibling.row === row.id ? [sibling.sibling] : [])),
  };
}

/** The tables that a daily mail may tell of, with what has happened there that the reader was to be told. One request. */
export async function readDaily(
  db: Database,
  account: string,
): Promise<(TableNow & { readonly notices: readonly DailyNotice[] })[]> {
  const untold = sql`n.account_id = ${account} and n.kind = 'notice' and n.state = 'planned' and not n.present`;
  const waits = sql`${account} = any(${games.waitingFor})`;
  const found = await db
    .select({
      game: getTableColumns(games),
      readUpTo: desks.readUpTo,
      actedUpTo: actedUpTo(account),
      turnSince: turnSince(account),
      log: sql<readonly WrittenEntry[] | null>`${newestSince}`.as('log'),
      notices: sql<readonly DailyNotice[] | null>`(
        select json_agg(json_build_object('id', n.id, 'event', n.event, 'revision', n.revision, 'by', n.by))
        from ${outbox} as n where ${untold} and n.game_id = ${games.id}
      )`.as('notices'),
    })
    .from(games)
    .leftJoin(desks, and(eq(desks.gameId, games.id), eq(desks.accountId, account)))
    .where(
      or(
        and(sql`${games.seats} @> ${JSON.stringify([{ account }])}::jsonb`, waits),
        sql`${games.id} in (select n.game_id from ${outbox} as n where ${untold})`,
      ),
    )
    .orderBy(desc(waits), sql`${games.turnBy} asc nulls last`, games.updatedAt)
    .limit(MOST_DAILY);
  return found.map((one) => ({ ...tableNow(one), hooks: [], notices: one.notices ?? [] }));
}

interface FoundTable {
  readonly game: typeof games.$inferSelect;
  readonly readUpTo: number | null;
  readonly actedUpTo: number | null;
  readonly turnSince: number | null;
  readonly log: readonly WrittenEntry[] | null;
}

function tableNow({ game, readUpTo, actedUpTo, turnSince, log }: FoundTable): Omit<TableNow, 'hooks'> {
  return {
    game: gameOf(game, []),
    waitsFor: game.waitingFor,
    seenUpTo: Math.max(readUpTo ?? 0, actedUpTo ?? 0),
    actedUpTo: actedUpTo ?? 0,
    turnSince: turnSince ?? 0,
    log: readLog(log),
  };
}

/** Only what goes out is told with the position and the log: a notice is not. */
const isTold = sql`${outbox.kind} <> 'notice'`;

/** The last revision that an account has made at the table. */
const actedUpTo = (account: AnyColumn | string) =>
  sql<number | null>`(
  select a.revision from actions a
  where a.game_id = ${games.id} and a.by = 'person' and a.seat = (
    select (nth - 1)::int from jsonb_array_elements(${games.seats}) with ordinality as seats(seated, nth)
    where seated ->> 'account' = ${account} limit 1
  ) and a.revision > coalesce((
    select max(since.revision) from actions since
    where since.game_id = ${games.id} and since.account_id = ${account} and since.action in (${SIT_IN}, ${RETURN})
  ), 0)
  order by a.revision desc limit 1
)`.as('acted_up_to');

/** With which revision the newest turn of an account began there, as its notice says. */
const turnSince = (account: AnyColumn | string) =>
  sql<number | null>`(
  select max(n.revision) from ${outbox} as n
  where n.account_id = ${account} and n.kind = 'notice' and n.game_id = ${games.id} and n.event = 'turn'
)`.as('turn_since');

/** The newest of what the reader has not seen, newest first. */
const newestSince = sql`(
  select json_agg(news) from (
    select a.revision, a.seat, a.action, a.by, a.events, a.at from actions a
    where a.game_id = ${games.id} and a.revision > coalesce(${desks.readUpTo}, 0)
    order by a.revision desc limit ${sql.raw(String(NEWEST))}
  ) news
)`;
