import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Instant } from '@slow-train/protocol';
import type { AccountId } from '../game/seats.ts';
import { isChecked, isOrphaned, isTaken, type Database } from '../platform/database.ts';
import type { Scheduler } from '../platform/scheduler.ts';
import { users } from '../schema/accounts.ts';
import { games } from '../schema/games.ts';
import { sanctions } from '../schema/moderation.ts';
import { outbox } from '../schema/notifications.ts';
import { boundaries } from '../schema/talk.ts';
import {
  TOURNAMENT_CHECK,
  tournamentEntrants,
  tournamentGames,
  tournaments,
  tournamentScores,
} from '../schema/tournaments.ts';
import { publish } from '../store/publish.ts';
import type { Experience } from './registration.ts';
import type { TableGame, Tournament, TournamentEvent, TournamentTable } from './tournament.ts';

/** Lines of a list. */
const MOST_LISTED = 50;
/** Rows deleted in one batch. */
const MOST_REMOVED = 50;

// All queries about tournaments. Each function is one round trip.

/** Returns a tournament, with the tables of one round: the latest, unless another is named. */
export async function load(db: Database, id: string, round?: number): Promise<Tournament | undefined> {
  const { tournamentId, number, accountId } = tournamentEntrants;
  const shown = round === undefined ? sql`(select t.round from ${tournaments} as t where t.id = ${id})` : sql`${round}`;
  const [[row], entrants, scores, tables] = await db.batch([
    db.select().from(tournaments).where(eq(tournaments.id, id)),
    db
      .select({
        number,
        account: accountId,
        name: users.name,
        state: tournamentEntrants.state,
        standing: tournamentEntrants.standing,
        comesFor: tournamentEntrants.comesFor,
        networks: tournamentEntrants.networks,
      })
      .from(tournamentEntrants)
      .leftJoin(users, eq(users.id, accountId))
      .where(eq(tournamentId, id))
      .orderBy(asc(number)),
    db
      .select()
      .from(tournamentScores)
      .where(eq(tournamentScores.tournamentId, id))
      .orderBy(asc(tournamentScores.round), asc(tournamentScores.gameId), asc(tournamentScores.seat)),
    db
      .select()
      .from(tournamentGames)
      .where(and(eq(tournamentGames.tournamentId, id), eq(tournamentGames.round, shown)))
      .orderBy(asc(tournamentGames.number)),
  ]);
  if (row === undefined) return undefined;
  return {
    ...row,
    closesAt: row.closesAt.getTime(),
    roundEndsAt: row.roundEndsAt?.getTime() ?? null,
    dueAt: row.dueAt?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    entrants,
    scores: scores.map(({ tournamentId: _tournament, gameId, ...score }) => ({ ...score, game: gameId })),
    tables: tables.map(({ gameId, round, number, state }) => ({ game: gameId, round, number, state })),
  };
}

/** Returns the games of the latest round whose results are yet to be counted. */
export async function openGames(db: Database, id: string): Promise<readonly TableGame[]> {
  const rows = await db
    .select({
      id: games.id,
      status: games.status,
      seats: games.seats,
      setup: games.setup,
      results: games.results,
      clock: games.clock,
    })
    .from(tournamentGames)
    .innerJoin(games, eq(games.id, tournamentGames.gameId))
    .where(and(eq(tournamentGames.tournamentId, id), sql`${tournamentGames.state} <> 'counted'`));
  return rows.map(({ clock, status, ...game }) => ({
    ...game,
    status: status === 'finished' ? status : 'playing',
    timeouts: clock?.seats.map(({ strikes }) => strikes) ?? [],
  }));
}

/** Returns since when an account exists, and how many games it has finished: a tournament may ask for both. */
export async function experienceOf(db: Database, account: AccountId): Promise<Experience> {
  const played = sql<number>`(
    select count(*)::int from standings played where played.account_id = users.id and place is not null and not is_away
  )`;
  const [row] = await db.select({ since: users.createdAt, played }).from(users).where(eq(users.id, account));
  return { since: row?.since.getTime() ?? Infinity, played: row?.played ?? 0 };
}

/** Returns the ids of tournaments in which something is due, longest waiting first. */
export async function due(db: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ readonly id: string }>(sql`
    select id from (
      select ${tournaments.id} as id, ${tournaments.dueAt} as due_at from ${tournaments} where ${tournaments.dueAt} <= ${now.toISOString()}
      union all
      select ${tournamentGames.tournamentId}, ${tournamentGames.finishedAt} from ${tournamentGames}
      where ${tournamentGames.state} = 'finished' and ${tournamentGames.finishedAt} <= ${now.toISOString()}
    ) as due group by id order by min(due_at) limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Keeps the schedule from returning to a tournament before `until`. */
export async function postpone(db: Database, id: string, until: Date): Promise<void> {
  await db.batch([
    db.update(tournaments).set({ dueAt: until }).where(eq(tournaments.id, id)),
    db
      .update(tournamentGames)
      .set({ finishedAt: until })
      .where(and(eq(tournamentGames.tournamentId, id), sql`${tournamentGames.state} = 'finished'`)),
  ]);
}

/** Notes that the games of these tables have been created. */
export async function opened(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(tournamentGames)
    .set({ state: 'playing' })
    .where(and(sql`${tournamentGames.gameId} = any(${sql.param(ids)})`, eq(tournamentGames.state, sql`'waiting'`)));
}

/**
 * Saves a tournament with its events: all of it, or nothing. Tells the scheduler first what becomes due.
 * @param before as it was loaded; null for a new one
 * @returns false if somebody else has changed it since, or an account is gone
 */
export async function save(
  db: Database,
  scheduler: Pick<Scheduler, 'noLaterThan'>,
  before: Tournament | null,
  after: Tournament,
  events: readonly TournamentEvent[],
  now: Instant,
): Promise<boolean> {
  const dueAt = [after.dueAt, ...events.map((event) => event.dueAt)].filter((at) => at !== null);
  if (dueAt.length > 0) await scheduler.noLaterThan(Math.min(...dueAt));
  try {
    await db.batch([
      before === null
        ? db.insert(tournaments).values({ ...rowOf(after), version: 1 })
        : db.update(tournaments).set(versioned(after)).where(eq(tournaments.id, after.id)),
      entrantsIn(db, before, after),
      tablesIn(db, before, after),
      scoresIn(db, before, after),
      ...(events.some(({ news }) => news === 'moved') ? [withoutMoves(db, after.id)] : []),
      db.execute(
        publish(
          events.map(({ round, ...event }) => ({
            ...event,
            event: 'tournament',
            revision: round,
            tournament: after.id,
          })),
          now,
        ),
      ),
    ]);
    return true;
  } catch (error) {
    if (isTaken(error) || isOrphaned(error) || isChecked(error, TOURNAMENT_CHECK)) return false;
    throw error;
  }
}

/**
 * Returns the tournaments that an account plays in or organises, those that are not over first, then the latest; and the
 * others that seek people. Of these only the ones that it could enter: none by somebody it is kept apart from, nor by
 * somebody who may not speak for now, whose names nobody new is shown.
 */
export async function listOf(db: Database, account: AccountId, now: Date) {
  const [mine, seeking] = await db.batch([mineIn(db, account), seekingIn(db, account, now)]);
  return { mine, seeking };
}

const people = sql<number>`(select count(*)::int from ${tournamentEntrants} as e where e.tournament_id = ${tournaments.id} and e.state = 'in' and e.account_id is not null)`;

function seekingIn(db: Database, account: AccountId, now: Date) {
  const { organiser } = tournaments;
  return db
    .select({ tournament: tournaments, people })
    .from(tournaments)
    .where(
      and(
        sql`${tournaments.listed} and ${tournaments.status} = 'open' and ${tournaments.closesAt} > ${now.toISOString()}`,
        sql`${organiser} <> ${account}`,
        sql`not exists (select from ${tournamentEntrants} as e where e.tournament_id = ${tournaments.id} and e.account_id = ${account})`,
        sql`not exists (select from ${boundaries} as b where b.kind = 'block'
          and ((b.account_id = ${account} and b.other_id = ${organiser}) or (b.account_id = ${organiser} and b.other_id = ${account})))`,
        sql`not exists (select from ${sanctions} as s where s.account_id = ${organiser} and s.kind in ('mute', 'suspend')
          and s.lifted_at is null and s.until > ${now.toISOString()})`,
      ),
    )
    .orderBy(asc(tournaments.closesAt), asc(tournaments.id))
    .limit(MOST_LISTED);
}

function mineIn(db: Database, account: AccountId) {
  const mine = and(eq(tournamentEntrants.tournamentId, tournaments.id), eq(tournamentEntrants.accountId, account));
  return db
    .select({
      tournament: tournaments,
      state: tournamentEntrants.state,
      standing: tournamentEntrants.standing,
      people,
    })
    .from(tournaments)
    .leftJoin(tournamentEntrants, mine)
    .where(
      sql`${tournaments.id} = any(array(
        select e.tournament_id from ${tournamentEntrants} as e where e.account_id = ${account}
        union select t.id from ${tournaments} as t where t.organiser = ${account}
      ))`,
    )
    .orderBy(desc(sql`${tournaments.dueAt} is not null`), desc(tournaments.createdAt))
    .limit(MOST_LISTED);
}

/** Returns the ids of the tournaments that are not over, and in which an account plays or waits in reserve. */
export async function enteredBy(db: Database, account: AccountId): Promise<string[]> {
  const rows = await db
    .select({ id: tournaments.id })
    .from(tournamentEntrants)
    .innerJoin(tournaments, eq(tournaments.id, tournamentEntrants.tournamentId))
    .where(
      and(
        eq(tournamentEntrants.accountId, account),
        sql`${tournamentEntrants.state} in ('in', 'reserve')`,
        sql`${tournaments.dueAt} is not null`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Deletes a batch of the tournaments that ended and were created before `before`. Returns whether there may be more. */
export async function removeOver(db: Database, before: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from ${tournaments} where ctid = any(array(
      select ctid from ${tournaments} where ${tournaments.dueAt} is null and ${tournaments.createdAt} < ${before.toISOString()}
      order by ${tournaments.createdAt} limit ${MOST_REMOVED}
    ))`);
  return rowCount === MOST_REMOVED;
}

function rowOf({ entrants: _entrants, scores: _scores, tables: _tables, ...tournament }: Tournament) {
  const { closesAt, roundEndsAt, dueAt, createdAt } = tournament;
  return {
    ...tournament,
    closesAt: new Date(closesAt),
    roundEndsAt: roundEndsAt === null ? null : new Date(roundEndsAt),
    dueAt: dueAt === null ? null : new Date(dueAt),
    createdAt: new Date(createdAt),
  };
}

/** Of two saves of the same version, the second waits for the first, finds another version, and fails the check. */
function versioned(tournament: Tournament) {
  const { version, status, rounds, round, fromNetwork, listed, closesAt, roundEndsAt, dueAt } = rowOf(tournament);
  const next = sql`case when ${tournaments.version} = ${version} then ${version + 1} else 0 end`;
  return { version: next, status, rounds, round, fromNetwork, listed, closesAt, roundEndsAt, dueAt };
}

/** Returns the new or replaced objects of a list, as JSON. */
function changedIn<T>(before: readonly T[] | undefined, after: readonly T[]): string {
  const known = new Set(before);
  return JSON.stringify(after.filter((one) => !known.has(one)));
}

/** An account that has been deleted meanwhile stays deleted. */
function entrantsIn(db: Database, before: Tournament | null, after: Tournament) {
  const changed = changedIn(before?.entrants, after.entrants);
  return db.execute(sql`
    insert into ${tournamentEntrants} (tournament_id, number, account_id, state, standing, comes_for, networks)
    select ${after.id}, number, account, state, standing, "comesFor", networks
    from jsonb_to_recordset(${changed}::jsonb)
      as e(number smallint, account text, state text, standing jsonb, "comesFor" smallint, networks jsonb)
    on conflict (tournament_id, number) do update set state = excluded.state, standing = excluded.standing,
      comes_for = excluded.comes_for, networks = excluded.networks`);
}

function tablesIn(db: Database, before: Tournament | null, after: Tournament) {
  const changed = changedIn<TournamentTable>(before?.tables, after.tables);
  return db.execute(sql`
    insert into ${tournamentGames} (game_id, tournament_id, round, number, state)
    select game, ${after.id}, round, number, state
    from jsonb_to_recordset(${changed}::jsonb) as g(game text, round smallint, number smallint, state text)
    on conflict (game_id) do update set state = excluded.state`);
}

function scoresIn(db: Database, before: Tournament | null, after: Tournament) {
  const changed = changedIn(before?.scores, after.scores);
  return db.execute(sql`
    insert into ${tournamentScores} (tournament_id, round, number, kind, game_id, seat, points, place, pips)
    select ${after.id}, round, number, kind, game, seat, points, place, pips
    from jsonb_to_recordset(${changed}::jsonb) as s(round smallint, number smallint, kind text, game text, seat smallint,
      points float8, place smallint, pips int)
    on conflict (tournament_id, round, number) do update set kind = excluded.kind, game_id = excluded.game_id,
      seat = excluded.seat, points = excluded.points, place = excluded.place, pips = excluded.pips`);
}

/** Nobody is told of a time that is no longer true. */
function withoutMoves(db: Database, id: string) {
  const isSuperseded = and(eq(outbox.tournamentId, id), eq(outbox.news, 'moved'), eq(outbox.state, 'waiting'));
  return db.update(outbox).set({ state: 'dropped' }).where(isSuperseded);
}
