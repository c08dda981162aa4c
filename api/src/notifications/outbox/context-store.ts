import { CHANNELS, completePreferences, type GameEventName } from '@slow-train/protocol';
import { and, desc, eq, getTableColumns, inArray, sql, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { RETURN, SIT_IN } from '../../game/update.ts';
import { playerStates } from '../../schema/player-states.ts';
import type { Database } from '../../platform/database.ts';
import { languageIn, type StoredSettings } from '../../schema/stored-settings.ts';
import { users } from '../../schema/accounts.ts';
import { games } from '../../schema/games.ts';
import { mailStops, outbox, gameNotificationPreferences, type OutboxRow } from '../../schema/notifications.ts';
import { hears, isBlockBetween } from '../../store/boundary-store.ts';
import { isAnyOf } from '../../store/is-any-of.ts';
import { entryOfRow, gameOf, snapshotColumns, type EntryRow, type SnapshotRow } from '../../store/rows.ts';
import { currentTournament } from '../../tournaments/news-store.ts';
import { NO_TARGETS, targetQueries, targetsOfAccount, targetsOfGame } from '../channels/channels.ts';
import type { CircleRef } from '../notification.ts';
import type { CurrentGame, OutboxContext, SaidToRecipient } from './context.ts';

/** Log entries read at most for each game. */
const MAX_ENTRIES = 60;
/** Games in one digest. */
const MAX_DIGEST_GAMES = 20;

/** An event that a digest can include. */
export interface DigestEvent {
  readonly id: string;
  readonly event: GameEventName;
  readonly revision: number;
  readonly by: string | null;
  readonly talk: number | null;
  readonly circle: CircleRef | null;
}

/** A row whose context does not parse: a bug of ours. */
export interface UnreadableMessage {
  readonly row: OutboxRow;
  readonly unreadable: unknown;
}

/** Reads the context of each row in one request. One that does not parse is marked, so that the others still go out. */
export async function readContexts(
  db: Database,
  ids: readonly string[],
): Promise<(OutboxContext | UnreadableMessage)[]> {
  const found = await read(db, ids);
  return found.rows.map((one) => {
    try {
      return contextOf(one, found);
    } catch (error) {
      return { row: one.row, unreadable: error };
    }
  });
}

type ContextRows = Awaited<ReturnType<typeof read>>;

async function read(db: Database, ids: readonly string[]) {
  // One parameter, so that it is the same statement however many there are.
  const claimed = sql`${outbox.id} = any(${sql.param(ids)})`;
  const people = db.select({ id: outbox.accountId }).from(outbox).where(claimed);
  const gameIds = db.select({ id: outbox.gameId }).from(outbox).where(claimed);
  const other = alias(outbox, 'other');
  const hosts = alias(users, 'hosts');
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
  const [rows, siblings, ...targets] = await db.batch([
    db
      .select({
        row: getTableColumns(outbox),
        user: {
          name: users.name,
          email: users.email,
          isConfirmed: users.emailVerified,
          notify: users.notify,
          settings: users.settings,
          signedOutAt: users.signedOutAt,
        },
        stop: mailStops.reason,
        hostSettings: hosts.settings,
        gamePreferences: gameNotificationPreferences.events,
        game: { ...gameColumns, position: sql`case when ${isMessage} then ${games.position} end` },
        readUpTo: playerStates.readUpTo,
        talkReadUpTo: playerStates.talkReadUpTo,
        isTalkMuted: playerStates.isTalkMuted,
        said,
        tournament: currentTournament,
        circle: circleOf('outbox').as('circle'),
        actedUpTo: actedUpTo(outbox.accountId),
        turnSince: turnSince(outbox.accountId),
        log: sql<readonly JsonEntry[] | null>`case when ${isMessage} then ${unseenEntries} end`.as('log'),
      })
      .from(outbox)
      .leftJoin(users, eq(users.id, outbox.accountId))
      .leftJoin(mailStops, eq(mailStops.email, users.email))
      .leftJoin(games, eq(games.id, outbox.gameId))
      .leftJoin(hosts, eq(hosts.id, games.host))
      .leftJoin(playerStates, and(eq(playerStates.gameId, games.id), eq(playerStates.accountId, users.id)))
      .leftJoin(
        gameNotificationPreferences,
        and(eq(gameNotificationPreferences.gameId, games.id), eq(gameNotificationPreferences.accountId, users.id)),
      )
      .where(claimed)
      // The longest due is sent first.
      .orderBy(outbox.dueAt, outbox.id),
    db
      .select({ row: outbox.id, sibling })
      .from(outbox)
      .innerJoin(other, isOther)
      .where(and(claimed, inArray(outbox.kind, [...CHANNELS]))),
    ...targetQueries(db, people, gameIds),
  ]);
  return { rows, siblings, targets };
}

function contextOf(one: ContextRows['rows'][number], found: ContextRows): OutboxContext {
  const { row, user, stop, gamePreferences, game, tournament } = one;
  const recipient =
    row.accountId === null || user === null
      ? null
      : {
          account: row.accountId,
          name: user.name,
          address: user.isConfirmed && stop === null ? user.email : null,
          preferences: completePreferences(user.notify),
          signedOutAt: user.signedOutAt,
          language: languageIn(user.settings),
          gamePreferences: gamePreferences ?? {},
          targets: targetsOfAccount(found.targets, row.accountId),
        };
  return {
    row,
    recipient,
    current:
      game === null ? null : { ...currentGame({ ...one, game }), targets: targetsOfGame(found.targets, game.id) },
    tournament,
    siblings: found.siblings.flatMap((sibling) => (sibling.row === row.id ? [sibling.sibling] : [])),
  };
}

/** Reads the games for a digest, the most urgent first, each with the events that no mail has included. One request. */
export async function readDigestGames(
  db: Database,
  account: string,
): Promise<(CurrentGame & { readonly events: readonly DigestEvent[] })[]> {
  const isUnsent = sql`n.account_id = ${account} and n.kind = 'notice' and n.state = 'planned' and not n.present`;
  const waits = sql`${account} = any(${games.waitingFor})`;
  const wanted = sql`
    select ${games.id} from ${games} where ${games.seats} @> ${JSON.stringify([{ account }])}::jsonb and ${waits}
    union select n.game_id from ${outbox} as n where ${isUnsent}`;
  const found = await db
    .select({
      game: gameColumns,
      readUpTo: playerStates.readUpTo,
      talkReadUpTo: playerStates.talkReadUpTo,
      isTalkMuted: playerStates.isTalkMuted,
      actedUpTo: actedUpTo(account),
      turnSince: turnSince(account),
      log: sql<readonly JsonEntry[] | null>`${unseenEntries}`.as('log'),
      events: sql<readonly DigestEvent[] | null>`(
        select json_agg(json_build_object('id', n.id, 'event', n.event, 'revision', n.revision, 'by', n.by, 'talk', n.talk, 'circle', ${circleOf('n')}) order by n.created_at, n.id)
        from ${outbox} as n where ${isUnsent} and n.game_id = ${games.id}
      )`.as('events'),
    })
    .from(games)
    .leftJoin(playerStates, and(eq(playerStates.gameId, games.id), eq(playerStates.accountId, account)))
    .where(isAnyOf(games.id, wanted))
    .orderBy(desc(waits), sql`${games.turnBy} asc nulls last`, games.updatedAt)
    .limit(MAX_DIGEST_GAMES);
  return found.map((one) => ({
    ...currentGame(one),
    targets: NO_TARGETS,
    events: one.events ?? [],
  }));
}

/** A log entry as Postgres writes it into JSON. */
type JsonEntry = EntryRow & { readonly at: string };

interface CurrentGameRow {
  readonly hostSettings?: StoredSettings | null;
  readonly game: SnapshotRow & Pick<typeof games.$inferSelect, 'waitingFor'>;
  readonly readUpTo: number | null;
  readonly talkReadUpTo: number | null;
  readonly isTalkMuted: boolean | null;
  readonly said?: SaidToRecipient | null;
  readonly circle?: CircleRef | null;
  readonly actedUpTo: number | null;
  readonly turnSince: number | null;
  readonly log: readonly JsonEntry[] | null;
}

function currentGame({
  hostSettings,
  game,
  readUpTo,
  talkReadUpTo,
  isTalkMuted,
  said = null,
  circle = null,
  actedUpTo,
  turnSince,
  log,
}: CurrentGameRow): Omit<CurrentGame, 'targets'> {
  const { waitingFor, ...row } = game;
  return {
    game: gameOf(row, { prepared: [], outages: [] }),
    waitsFor: waitingFor,
    hostLanguage: languageIn(hostSettings ?? {}),
    seenUpTo: Math.max(readUpTo ?? 0, actedUpTo ?? 0),
    actedUpTo: actedUpTo ?? 0,
    turnSince: turnSince ?? 0,
    talk: { readUpTo: talkReadUpTo ?? 0, isMuted: isTalkMuted ?? false, said },
    circle,
    log: (log ?? []).map(({ at, ...entry }) => entryOfRow({ ...entry, at: new Date(at) })).toReversed(),
  };
}

/** The columns of a game that a message may need. */
const gameColumns = { ...snapshotColumns, waitingFor: games.waitingFor };

/** Scheduling an event needs neither position nor log. */
const isMessage = sql`${outbox.kind} <> 'notice'`;

/** The last revision that an account has made in the game since they last sat down. */
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

/** The revision with which the latest turn of an account began, according to its event. */
const turnSince = (account: AnyColumn | string) =>
  sql<number | null>`(
  select max(n.revision) from ${outbox} as n
  where n.account_id = ${account} and n.kind = 'notice' and n.game_id = ${games.id} and n.event = 'turn'
)`.as('turn_since');

/** What the row is about was said, unless it has been taken back or the recipient has drawn a boundary since. */
const said = sql<SaidToRecipient | null>`case when ${outbox.talk} is not null then (
  select json_build_object('text', m.text, 'phrase', m.phrase) from messages m
  where m.game_id = ${outbox.gameId} and m.number = ${outbox.talk} and (m.text is not null or m.phrase is not null)
    and ${hears(outbox.accountId, sql`m.account_id`)}
) end`.as('said');

/**
 * The circle that a row of the outbox is from, unless it is no news any more. By its revision: 0 asks the recipient into it, unless
 * they have answered, `later` too, or a block keeps them out; 1 asks about the game’s result; 2 says that that has moved; 3 asks about an
 * evening; 4 says that somebody has objected to one.
 */
const circleOf = (row: 'outbox' | 'n') => {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql<CircleRef | null>`(
  select json_build_object('id', c.id, 'name', c.name, 'about', (array['join', 'asked', 'moved', 'evening', 'objected'])[${of('revision')} + 1])
  from circles c where c.id = ${of('circle_id')} and case ${of('revision')} when 0 then exists (
    select from circle_members m
    where m.circle_id = c.id and m.account_id = ${of('account_id')} and m.state = 'asked' and not m.is_later
      and not exists (
        select from circle_members o where o.circle_id = c.id and o.state = 'member'
          and ${isBlockBetween(sql`o.account_id`, sql`m.account_id`)}))
  when 3 then exists (
    select from circle_evenings e join circle_results r on r.game_id = e.game_id
    where e.circle_id = c.id and e.counts_at > ${of('due_at')} and r.account_id = ${of('account_id')} and r.says is null)
  when 4 then true
  else exists (
    select from circle_transfers t
    where t.game_id = ${of('game_id')} and ${of('account_id')} in (t.account_id, t.substitute_id)
      and case when ${of('revision')} = 2 then t.moved_at is not null
        else t.account_says is not false and t.substitute_says is not false and t.moved_at is null
          and case when t.account_id = ${of('account_id')} then t.account_says else t.substitute_says end is null end)
  end)`;
};

/** The newest log entries that the recipient has not seen, newest first. */
const unseenEntries = sql`(
  select json_agg(news) from (
    select a.revision, a.seat, a.action, a.by, a.events, a.packed, a.at from actions a
    where a.game_id = ${games.id} and a.revision > coalesce(${playerStates.readUpTo}, 0)
    order by a.revision desc limit ${sql.raw(String(MAX_ENTRIES))}
  ) news
)`;
