import type { OpenGameFilter, ProfilePart, Reliability } from '@slow-train/protocol';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { GameSetup } from '../game/game.ts';
import { filterKey, FULL_MS, WAIT_MS, type OpenSettings } from '../game/open-game.ts';
import { reliabilityOf, type PlayedGame } from '../game/reliability.ts';
import type { AccountId, Occupant } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { durations, openGames, openWaits, removals } from '../schema/open-games.ts';
import { games } from '../schema/games.ts';
import { lateBy, playedBy } from './reliability-query.ts';

/** Open games in one page of the list. */
export const OPEN_PAGE = 20;
/** The longest waiting people that the tidying-up looks after, and the games in which it tries to seat them. */
const MOST_LEFT = 50;
const MOST_TRIED = 5;
/** People who wait for a kind of game that are tried for one seat. */
const MOST_NEXT = 20;

/** Where a page of the list begins: after this game. */
export interface OpenGameCursor {
  readonly position: number;
  readonly id: string;
}

/** A line of the list. */
export interface ListedOpenGame {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly setup: GameSetup;
  readonly seats: readonly Occupant[];
  readonly host: AccountId | null;
  readonly isFull: boolean;
  readonly kind: string;
  readonly hostHides: readonly ProfilePart[];
  readonly hostPlayed: readonly PlayedGame[];
  readonly hostLate: number;
  /** How long the latest games like it took, in hours. */
  readonly hours: readonly number[] | null;
}

/** A row of the queue, for its owner. */
export interface ListedWait {
  readonly id: string;
  readonly kind: string;
  readonly settings: OpenSettings;
  readonly since: string;
}

/** The list as a viewer may see it. */
export interface OpenGamePage {
  /** Null when signed out. */
  readonly account: AccountId | null;
  /** One more than fits, if there are more. */
  readonly games: readonly ListedOpenGame[];
  readonly waits: readonly ListedWait[];
}

/** Somebody who waits for a kind of game. */
export interface Waiting {
  readonly id: string;
  readonly account: AccountId;
  readonly zone: string | null;
}

// The queries about open games, and those who wait for one. Each function is one round trip.

/**
 * Returns a page of open games that meet a filter, without those of people on either side of a block with the
 * viewer, and those that they were removed from. Reads one range of one index.
 * @param token of the viewer’s session; '' without one
 */
export async function list(
  db: Database,
  token: string,
  filter: OpenGameFilter,
  after: OpenGameCursor,
): Promise<OpenGamePage> {
  const { rows } = await db.execute<OpenGamePage & Record<string, unknown>>(sql`
    with viewer as materialized (
      select coalesce((select user_id from sessions where token = ${token} and expires_at > now()), '') as id
    ), apart as materialized (
      select array(
        select other_id from boundaries where account_id = (select id from viewer) and kind = 'block'
        union all select account_id from boundaries where other_id = (select id from viewer) and kind = 'block'
      ) as people
    )
    select nullif((select id from viewer), '') as account,
      (select coalesce(json_agg(w order by since), '[]') from (
        select id, kind, settings, since from open_waits
        where account_id = (select id from viewer) and seated = 0
      ) w) as waits,
      (select coalesce(json_agg(page order by position desc, id desc), '[]') from (
        select g.id, f.position, g.name, g.setup, g.seats, g.host, o.full_at is not null as "isFull", o.kind,
          (select profile_hides from users u where u.id = g.host) as "hostHides",
          ${playedBy(sql`g.host`)} as "hostPlayed", ${lateBy(sql`g.host`)} as "hostLate",
          (select hours from durations d where d.key = o.pace) as hours
        from open_game_filters f
          join open_games o on o.game_id = f.game_id
          join games g on g.id = f.game_id
        where f.key = ${filterKey(filter)} and (f.position, f.game_id) < (${after.position}::bigint, ${after.id})
          and not o.people && (select people from apart)
          and (o.full_at is null or o.full_at > now() - ${`${FULL_MS} ms`}::interval)
          and not exists (select from removals r where r.game_id = o.game_id and r.account_id = (select id from viewer))
        order by f.position desc, f.game_id desc
        limit ${OPEN_PAGE + 1}
      ) page) as games`);
  return rows[0] ?? { account: null, games: [], waits: [] };
}

/** Returns how reliable these accounts are; null for those without any history. */
export async function reliabilitiesOf(
  db: Database,
  accounts: readonly AccountId[],
): Promise<readonly (Reliability | null)[]> {
  const one = sql`one.account`;
  const { rows } = await db.execute<{ played: readonly PlayedGame[]; late: number }>(sql`
    select ${playedBy(one)} as played, ${lateBy(one)} as late
    from unnest(${sql.param(accounts)}::text[]) with ordinality as one(account, nth) order by nth`);
  return rows.map(({ played, late }) => reliabilityOf(played, late));
}

/** Whether the host of a game has removed an account from it. */
export async function isRemoved(db: Database, game: string, account: AccountId): Promise<boolean> {
  const found = await db
    .select({ id: removals.gameId })
    .from(removals)
    .where(and(eq(removals.gameId, game), eq(removals.accountId, account)));
  return found.length > 0;
}

/** Returns the people that the host of a game has removed. */
export async function removedFrom(db: Database, game: string): Promise<readonly AccountId[]> {
  const rows = await db.select({ account: removals.accountId }).from(removals).where(eq(removals.gameId, game));
  return rows.map(({ account }) => account);
}

/** Returns how many games an account has open, and how long games took that depend on the same (`paceKey`). */
export async function beforeOpening(
  db: Database,
  host: AccountId,
  pace: string,
): Promise<{ readonly open: number; readonly hours: readonly number[] }> {
  const [open, [took]] = await db.batch([
    db
      .select({ id: openGames.gameId })
      .from(games)
      .innerJoin(openGames, eq(openGames.gameId, games.id))
      .where(and(eq(games.host, host), eq(games.status, 'lobby'))),
    db.select({ hours: durations.hours }).from(durations).where(eq(durations.key, pace)),
  ]);
  return { open: open.length, hours: took?.hours ?? [] };
}

/** Returns how long the latest games took that depend on the same (`paceKey`), in hours. */
export async function hoursTaken(db: Database, pace: string): Promise<readonly number[]> {
  const [took] = await db.select({ hours: durations.hours }).from(durations).where(eq(durations.key, pace));
  return took?.hours ?? [];
}

/** Whether a row of the queue with this id has been written, also if its owner has been seated since. */
export async function hasWaited(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: openWaits.id }).from(openWaits).where(eq(openWaits.id, id));
  return rows.length > 0;
}

/** Puts somebody into the queue for a kind of game, unless they are in it. */
export async function wait(
  db: Database,
  id: string,
  account: AccountId,
  kind: string,
  settings: OpenSettings,
  zone: string | undefined,
  now: Date,
): Promise<void> {
  await db
    .insert(openWaits)
    .values({ id, accountId: account, kind, settings, zone: zone ?? null, since: now })
    .onConflictDoUpdate({
      target: [openWaits.accountId, openWaits.kind],
      set: { id, since: now, seated: 0 },
      setWhere: gt(openWaits.seated, 0),
    });
}

/** Returns how many queues an account is in. */
export async function waitsOf(db: Database, account: AccountId): Promise<number> {
  const rows = await db
    .select({ id: openWaits.id })
    .from(openWaits)
    .where(and(eq(openWaits.accountId, account), eq(openWaits.seated, 0)));
  return rows.length;
}

/** Takes somebody out of a queue. Returns whether they were in it. */
export async function leaveQueue(db: Database, account: AccountId, id: string): Promise<boolean> {
  const left = await db
    .delete(openWaits)
    .where(and(eq(openWaits.id, id), eq(openWaits.accountId, account)))
    .returning({ id: openWaits.id });
  return left.length > 0;
}

/** Returns who waits for a kind of game, longest first. */
export async function waitingFor(db: Database, kind: string): Promise<readonly Waiting[]> {
  return db
    .select({ id: openWaits.id, account: openWaits.accountId, zone: openWaits.zone })
    .from(openWaits)
    .where(and(eq(openWaits.kind, kind), eq(openWaits.seated, 0)))
    .orderBy(asc(openWaits.since))
    .limit(MOST_NEXT);
}

/** Returns open games with a free seat for whose kind somebody waits: of a request that could not finish. */
export async function leftOver(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct o.id from (
      select kind from open_waits where seated = 0 order by since limit ${MOST_LEFT}
    ) w, lateral (select game_id as id from open_games where kind = w.kind and full_at is null limit 1) o`);
  return rows.map(({ id }) => id).slice(0, MOST_TRIED);
}

/** Deletes what is over: full games from the list, and those who have waited too long or been seated long ago. */
export async function forget(db: Database, now: Date): Promise<void> {
  await db.batch([
    db.delete(openGames).where(lt(openGames.fullAt, new Date(now.getTime() - FULL_MS))),
    db.delete(openWaits).where(lt(openWaits.since, new Date(now.getTime() - WAIT_MS))),
  ]);
}
