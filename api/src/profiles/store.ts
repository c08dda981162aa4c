import type { Instant } from '@slow-train/protocol';
import type { PresetName } from '@slow-train/rules';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { placeOf } from '../game/listing.ts';
import { seatOf, type AccountId } from '../game/seats.ts';
import type { GameAlone, ProfileRows } from './profile.ts';
import type { CircleStanding, RatedStanding, RatedTimes } from '../game/standing.ts';
import { isOrphaned, isTaken, type Database } from '../platform/database.ts';
import { users } from '../schema/accounts.ts';
import { games } from '../schema/games.ts';
import { durations, timeouts } from '../schema/open-games.ts';
import { standings, unsettledGames } from '../schema/standings.ts';
import { hasBlocked } from '../store/boundary-store.ts';
import { hasSeat, listedColumns } from '../store/listing-queries.ts';
import { lateBy, playedBy } from '../store/reliability-query.ts';
import { listedGameOf } from '../store/rows.ts';
import { runAll, type Statement } from '../store/statement.ts';

/** A profile is made from this many of the latest games. */
const MOST_STANDINGS = 1_000;
/** Of the latest games against computers. */
const MOST_ALONE = 100;
/** Of those most played with. */
const MOST_COMPANIONS = 5;

/** Of games that are alike. */
const MOST_DURATIONS = 21;

/** A game's length in hours, and the key of its pace (`paceKey`). */
export interface GameDuration {
  readonly key: string;
  readonly hours: number;
}

/** What became of an attempt to write standings: `taken` if others have written some of them meanwhile. */
export type Settled = 'written' | 'taken';

/** What a game was for the circle that it may belong to. */
export interface CircleOutcome {
  readonly standings: readonly CircleStanding[];
  readonly finishedAt: Instant;
}

type Row = typeof standings.$inferSelect;

// The queries about what finished games were for their players. Each function is one round trip.

const { accountId, gameId, preset, nth, mu, sigma } = standings;

/** Returns the ids of finished games without standings, longest ago first. */
export async function unsettled(db: Database, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: unsettledGames.gameId })
    .from(unsettledGames)
    .where(lte(unsettledGames.dueAt, now))
    .orderBy(asc(unsettledGames.dueAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Returns the ratings of these accounts; none for those that have never played a rated game with this preset. */
export async function ratings(
  db: Database,
  accounts: readonly AccountId[],
  ofPreset: PresetName,
): Promise<ReadonlyMap<AccountId, RatedTimes>> {
  const rows = await db
    .selectDistinctOn([accountId], { accountId, nth, mu, sigma })
    .from(standings)
    .where(and(inArray(accountId, [...accounts]), eq(preset, ofPreset), isNotNull(nth)))
    .orderBy(accountId, desc(nth));
  return new Map(rows.flatMap((row) => ratingIn(row).map((rating) => [row.accountId, rating] as const)));
}

/** Writes what a game was for its players, for its circle if it has one, and how long it took, and takes it from the unsettled ones. */
export async function settle(
  db: Database,
  game: string,
  written: readonly RatedStanding[],
  took: GameDuration | null,
  circle: CircleOutcome | null,
): Promise<Settled> {
  const done = db.delete(unsettledGames).where(eq(unsettledGames.gameId, game));
  // The standings have them now.
  const late = db.delete(timeouts).where(eq(timeouts.gameId, game));
  // In one order, so that two games with the same players wait for each other, not each for the other.
  const rows = written.map((one) => rowOf(game, one)).toSorted((a, b) => (a.accountId < b.accountId ? -1 : 1));
  try {
    await runAll(db, [
      ...(rows.length === 0 ? [] : [db.insert(standings).values(rows).toSQL()]),
      ...(circle === null ? [] : [circleResultsStatement(game, circle)]),
      done.toSQL(),
      late.toSQL(),
      ...(took === null ? [] : [noted(db, took)]),
    ]);
    return 'written';
  } catch (error) {
    // Settled by somebody else; another game of theirs was; or an account is gone.
    if (isTaken(error) || isOrphaned(error)) return 'taken';
    throw error;
  }
}

/** Keeps the schedule from returning to a game before `until`. */
export async function postponeSettling(db: Database, game: string, until: Date): Promise<void> {
  await db.update(unsettledGames).set({ dueAt: until }).where(eq(unsettledGames.gameId, game));
}

/** Returns an account as its profile shows it, with its latest standings, newest first; undefined if it was deleted. */
export async function standingsOf(db: Database, account: AccountId): Promise<Omit<ProfileRows, 'alone'> | undefined> {
  const [[user], rows] = await db.batch([
    db
      .select({
        name: users.name,
        since: users.createdAt,
        hides: users.profileHides,
        played: playedBy(sql`users.id`),
        late: lateBy(sql`users.id`),
      })
      .from(users)
      .where(eq(users.id, account)),
    db.select().from(standings).where(eq(accountId, account)).orderBy(desc(standings.finishedAt)).limit(MOST_STANDINGS),
  ]);
  return user && { ...user, since: user.since.getTime(), standings: rows.map(standingOf) };
}

/** Returns the latest games that an account has finished in which all others were computers, newest first. */
export async function gamesAlone(db: Database, account: AccountId): Promise<GameAlone[]> {
  // A computer that holds somebody's seat has its owner: that was a game with a person.
  const people = sql`jsonb_path_query_array(${games.seats}, '$[*] ? (@.kind != "computer" || exists(@.owner))')`;
  const rows = await db
    .select(listedColumns)
    .from(games)
    .where(and(hasSeat(account), eq(games.status, 'finished'), sql`jsonb_array_length(${people}) = 1`))
    .orderBy(desc(games.updatedAt))
    .limit(MOST_ALONE);
  return rows.flatMap((row) => {
    const game = listedGameOf(row, null);
    const place = placeOf(game, seatOf(game, account));
    const levels = game.seats.flatMap((one) => (one.kind === 'computer' ? [one.level ?? 'regular'] : []));
    return place === null || levels.length === 0 ? [] : [{ levels, isWon: place === 1 }];
  });
}

/** Returns the places of two accounts in the games that both have finished. */
export async function together(
  db: Database,
  one: AccountId,
  other: AccountId,
): Promise<{ one: number | null; other: number | null }[]> {
  const theirs = alias(standings, 'theirs');
  return db
    .select({ one: standings.place, other: theirs.place })
    .from(standings)
    .innerJoin(theirs, and(eq(theirs.gameId, gameId), eq(theirs.accountId, other)))
    .where(eq(accountId, one))
    .limit(MOST_STANDINGS);
}

/** Returns the people that an account has finished most games with between two instants, by their present names. */
export async function companionsBetween(
  db: Database,
  account: AccountId,
  from: Date,
  until: Date,
): Promise<{ name: string; games: number }[]> {
  const theirs = alias(standings, 'theirs');
  const many = sql<number>`count(*)::int`;
  return db
    .select({ name: users.name, games: many })
    .from(standings)
    .innerJoin(theirs, and(eq(theirs.gameId, gameId), ne(theirs.accountId, accountId)))
    .innerJoin(users, eq(users.id, theirs.accountId))
    .where(
      and(
        eq(accountId, account),
        gte(standings.finishedAt, from),
        lt(standings.finishedAt, until),
        not(hasBlocked(account, theirs.accountId)),
      ),
    )
    .groupBy(theirs.accountId, users.name)
    .orderBy(desc(many), users.name)
    .limit(MOST_COMPANIONS);
}

/** Sets what an account's profile does not show. */
export async function hide(db: Database, account: AccountId, hides: ProfileRows['hides']): Promise<void> {
  await db.update(users).set({ profileHides: hides }).where(eq(users.id, account));
}

/** Returns the statement that adds a game's duration to the latest ones of games like it. */
function noted(db: Database, { key, hours }: GameDuration): Statement {
  const latest = sql`(array[${hours}::real] || ${durations.hours})[1:${sql.raw(String(MOST_DURATIONS))}]`;
  return db
    .insert(durations)
    .values({ key, hours: [hours] })
    .onConflictDoUpdate({ target: durations.key, set: { hours: latest } })
    .toSQL();
}

/** Returns the statement that writes the results of a circle's game; of any other it writes none. */
function circleResultsStatement(game: string, { standings: own, finishedAt }: CircleOutcome): Statement {
  return {
    sql: `
    insert into circle_results (game_id, account_id, circle_id, played_by, seats, place, scores, finished_at)
    select g.game_id, coalesce(s.account_id, r.account), g.circle_id,
      case when s.account_id is null then r."playedBy" else r.account end,
      r.seats, r.place, r.scores, $1::timestamptz
    from circle_games g
    cross join jsonb_to_recordset($2::jsonb)
      as r (account text, "playedBy" text, seats smallint, place smallint, scores jsonb)
    left join circle_substitutes s on s.game_id = g.game_id and s.substitute_id = r.account
    where g.game_id = $3 on conflict do nothing`,
    params: [new Date(finishedAt).toISOString(), JSON.stringify(own), game],
  };
}

function ratingIn({ nth, mu, sigma }: Pick<Row, 'nth' | 'mu' | 'sigma'>): RatedTimes[] {
  return nth === null || mu === null || sigma === null ? [] : [{ nth, mu, sigma }];
}

function rowOf(gameId: string, { account, isRated: _isRated, rating, startedAt, finishedAt, ...rest }: RatedStanding) {
  return {
    ...rest,
    accountId: account,
    gameId,
    nth: rating?.nth ?? null,
    mu: rating?.mu ?? null,
    sigma: rating?.sigma ?? null,
    startedAt: new Date(startedAt),
    finishedAt: new Date(finishedAt),
  };
}

function standingOf(row: Row): RatedStanding {
  const { accountId, nth: _nth, mu: _mu, sigma: _sigma, gameId: _gameId, settledAt: _settledAt, ...rest } = row;
  const [rating = null] = ratingIn(row);
  return {
    ...rest,
    account: accountId,
    isRated: rating !== null,
    rating,
    startedAt: row.startedAt.getTime(),
    finishedAt: row.finishedAt.getTime(),
  };
}
