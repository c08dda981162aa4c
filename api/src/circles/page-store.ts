import { and, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CirclePage, CircleResultRow } from './view.ts';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { users } from '../schema/accounts.ts';
import { circleEvenings, circleGames, circleResults, circleSubstitutes, seasons } from '../schema/circles.ts';
import { games } from '../schema/games.ts';
import { boundaries } from '../schema/talk.ts';
import { circleQuery, loadedFrom, peopleQuery } from './store.ts';
import { countsBy, eveningsQuery } from './evening-store.ts';
import { transfersQuery } from './transfer-store.ts';
import { listedColumns } from '../store/listing-queries.ts';
import { listedGameOf } from '../store/rows.ts';

/** Games on a circle's page. */
const MOST_GAMES = 12;
/** Its totals are made from this many of the latest results. */
const MOST_RESULTS = 1_000;
/** Of one account; people blocked by the account come first. */
const MOST_BLOCKS = 1_000;

// The queries for the pages of circles. Each function is one round trip.

const played = alias(users, 'played');
const result = {
  gameId: circleResults.gameId,
  number: circleGames.number,
  season: circleGames.season,
  openedAt: circleGames.openedAt,
  account: circleResults.accountId,
  name: users.name,
  playedBy: circleResults.playedBy,
  playedByName: played.name,
  seats: circleResults.seats,
  place: circleResults.place,
  scores: circleResults.scores,
  finishedAt: circleResults.finishedAt,
  isReal: sql<boolean>`${circleEvenings.gameId} is not null`,
};
const results = (db: Database) =>
  db
    .select(result)
    .from(circleResults)
    .innerJoin(circleGames, eq(circleGames.gameId, circleResults.gameId))
    .innerJoin(users, eq(users.id, circleResults.accountId))
    .leftJoin(played, eq(played.id, circleResults.playedBy))
    .leftJoin(circleEvenings, eq(circleEvenings.gameId, circleResults.gameId));
const { accountId, otherId, kind } = boundaries;
const hidden = (db: Database, viewer: AccountId) =>
  db
    .select({ accountId, otherId })
    .from(boundaries)
    .where(and(eq(kind, 'block'), eq(accountId, viewer)))
    .limit(MOST_BLOCKS);

/**
 * Returns a circle as a member sees it, with one of its seasons.
 * @param season its number; undefined for the latest one
 * @returns undefined if there is no such circle
 */
export async function page(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  id: string,
  viewer: AccountId,
  season?: number,
): Promise<CirclePage | undefined> {
  const at = now();
  const which = season === undefined ? [] : [eq(seasons.number, season)];
  const [[circle], people, blocked, rows, substitutes, transfers, evenings, latest, ofSeason, [terms]] = await db.batch(
    [
      circleQuery(db, id),
      peopleQuery(db, id),
      hidden(db, viewer),
      db
        .select({
          number: circleGames.number,
          season: circleGames.season,
          openedAt: circleGames.openedAt,
          invitation: games.invitation,
          game: listedColumns,
        })
        .from(circleGames)
        .innerJoin(games, eq(games.id, circleGames.gameId))
        .where(eq(circleGames.circleId, id))
        .orderBy(desc(circleGames.number))
        .limit(MOST_GAMES),
      db
        .select({
          gameId: circleSubstitutes.gameId,
          account: circleSubstitutes.accountId,
          substitute: circleSubstitutes.substituteId,
        })
        .from(circleSubstitutes)
        .innerJoin(circleGames, eq(circleGames.gameId, circleSubstitutes.gameId))
        .where(eq(circleGames.circleId, id))
        .orderBy(desc(circleGames.number))
        .limit(MOST_GAMES * MOST_SEATS),
      transfersQuery(db, id, MOST_GAMES * MOST_SEATS),
      eveningsQuery(db, id, MOST_GAMES),
      results(db)
        .where(and(eq(circleResults.circleId, id), countsBy(at)))
        .orderBy(desc(circleResults.finishedAt))
        .limit(MOST_RESULTS),
      results(db).where(
        and(
          eq(circleGames.circleId, id),
          countsBy(at),
          eq(circleGames.season, season ?? sql`(select max(s.number) from seasons s where s.circle_id = ${id})`),
        ),
      ),
      db
        .select()
        .from(seasons)
        .where(and(eq(seasons.circleId, id), ...which))
        .orderBy(desc(seasons.number))
        .limit(1),
    ],
  );
  if (circle === undefined) return undefined;
  return {
    ...loadedFrom(circle, people, blocked),
    at: at.getTime(),
    games: rows.map(({ game, ...rest }) => ({ ...rest, game: listedGameOf(game, null) })),
    substitutes,
    transfers,
    evenings,
    results: latest.map(resultOf),
    season: terms === undefined ? null : { ...terms, results: ofSeason.map(resultOf) },
  };
}

/** Seats of a game. */
const MOST_SEATS = 16;

type ResultRow = Omit<CircleResultRow, 'openedAt' | 'finishedAt'> & {
  readonly openedAt: Date;
  readonly finishedAt: Date;
};

function resultOf({ openedAt, finishedAt, ...rest }: ResultRow): CircleResultRow {
  return { ...rest, openedAt: openedAt.getTime(), finishedAt: finishedAt.getTime() };
}
