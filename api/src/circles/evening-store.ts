import { and, desc, eq, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import { isTaken, type Database } from '../platform/database.ts';
import { circleEvenings, circleGames, circleResults, type EveningGuest } from '../schema/circles.ts';
import { publish, type PublishedEvent } from '../store/publish.ts';

// The queries about evenings of real dominoes that members enter. Each function is one round trip.

/** By `revision`, the matter of a circle's row in the outbox: see `circleOf` in its context. */
const ABOUT = { evening: 3, objected: 4 } as const;

/** A member's part in an evening. */
interface EveningPart {
  readonly account: AccountId;
  readonly place: number;
  readonly scores: readonly number[];
  /** Whether they have confirmed it; null until then. */
  readonly says: boolean | null;
}

/** An evening that was entered, as its circle shows it. */
export interface EnteredEvening {
  readonly id: string;
  readonly number: number;
  readonly season: number | null;
  readonly by: AccountId | null;
  readonly title: string;
  readonly playedAt: Date;
  readonly countsAt: Date;
  readonly rounds: number;
  readonly guests: readonly EveningGuest[];
  readonly parts: readonly EveningPart[];
}

const { gameId, accountId, title, playedAt, countsAt, rounds, guests } = circleEvenings;

/**
 * The condition of results that count by then, joined to their evening: those of an evening only after it was confirmed,
 * or its days are over.
 */
export const countsBy = (at: Date): SQL | undefined => or(isNull(countsAt), lte(countsAt, at));

/** Returns the query for the latest evenings of a circle, newest first. */
export const eveningsQuery = (db: Database, circle: string, most: number) =>
  db
    .select({
      id: gameId,
      number: circleGames.number,
      season: circleGames.season,
      by: accountId,
      title,
      playedAt,
      countsAt,
      rounds,
      guests,
      parts: sql<readonly EveningPart[]>`(select coalesce(json_agg(json_build_object('account', r.account_id,
        'place', r.place, 'scores', r.scores, 'says', r.says) order by r.place, r.account_id), '[]')
        from circle_results r where r.game_id = ${gameId})`,
    })
    .from(circleEvenings)
    .innerJoin(circleGames, eq(circleGames.gameId, gameId))
    .where(eq(circleEvenings.circleId, circle))
    .orderBy(desc(circleGames.number))
    .limit(most);

/** An evening as it is entered. */
interface NewEvening extends Omit<EnteredEvening, 'number' | 'by' | 'season'> {
  readonly circle: string;
  readonly season: number;
  readonly by: AccountId;
  /** The evening's own id. */
  readonly evening: string;
  readonly openedAt: Date;
}

/**
 * Returns the latest table of each of these accounts, in whose name they can be told of something that belongs to no game.
 */
export async function anchors(
  db: Database,
  accounts: readonly AccountId[],
): Promise<readonly { readonly account: AccountId; readonly game: string }[]> {
  const { rows } = await db.execute<{ account: AccountId; game: string }>(sql`
    select a.account, g.id as game from unnest(${sql.param(accounts)}::text[]) as a (account), lateral (
      select id from games where seats @> jsonb_build_array(jsonb_build_object('account', a.account))
      order by created_at desc limit 1) as g`);
  return rows;
}

/** Enters an evening with its results, which count later. @returns false if it is entered already */
export async function enter(
  db: Database,
  { circle, season, parts, openedAt, by, ...evening }: NewEvening,
  told: readonly PublishedEvent[],
): Promise<boolean> {
  const { id } = evening;
  const at = openedAt.toISOString();
  try {
    await db.batch([
      db.execute(sql`
        insert into circle_games (game_id, circle_id, number, season, opened_at)
        select ${id}, ${circle}, coalesce(max(number), 0) + 1, ${season}, ${at}::timestamptz
        from circle_games where circle_id = ${circle}`),
      db.insert(circleEvenings).values({
        gameId: id,
        circleId: circle,
        evening: evening.evening,
        accountId: by,
        title: evening.title,
        playedAt: evening.playedAt,
        countsAt: evening.countsAt,
        rounds: evening.rounds,
        guests: evening.guests,
      }),
      db.insert(circleResults).values(
        parts.map(({ account, place, scores, says }) => ({
          gameId: id,
          accountId: account,
          circleId: circle,
          seats: parts.length + evening.guests.length,
          place,
          scores,
          says,
          finishedAt: openedAt,
        })),
      ),
      db.execute(publish(told, openedAt.getTime())),
    ]);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Notes that a player confirms an evening; it counts at once if they are the last of them. */
export async function confirm(db: Database, id: string, account: AccountId, now: Date): Promise<void> {
  await db.batch([
    db
      .update(circleResults)
      .set({ says: true })
      .where(and(eq(circleResults.gameId, id), eq(circleResults.accountId, account), isNull(circleResults.says))),
    db
      .update(circleEvenings)
      .set({ countsAt: now })
      .where(
        and(
          eq(gameId, id),
          sql`${countsAt} > ${now.toISOString()}::timestamptz`,
          sql`not exists (select from circle_results r where r.game_id = ${gameId} and r.says is not true)`,
        ),
      ),
  ]);
}

/** Deletes an evening to which somebody objects before it counts, and tells who entered it. */
export async function withdraw(db: Database, id: string, told: readonly PublishedEvent[], now: Date): Promise<void> {
  const isThere = sql`(select null::int as number from circle_evenings
    where game_id = ${id} and counts_at > ${now.toISOString()}::timestamptz) as about`;
  await db.batch([
    db.execute(publish(told, now.getTime(), isThere)),
    db.execute(sql`delete from circle_games where game_id = ${id} and exists (
      select from circle_evenings where game_id = ${id} and counts_at > ${now.toISOString()}::timestamptz)`),
  ]);
}

/** Returns an event about an evening for somebody who has a table. */
export function eveningEvent(
  about: keyof typeof ABOUT,
  { account, game }: { readonly account: AccountId; readonly game: string },
  { id, circle, by, at }: { readonly id: string; readonly circle: string; readonly by: string; readonly at: Date },
): PublishedEvent {
  return {
    id: `circle:${about}:${id}:${account}:${at.toISOString()}`,
    account,
    event: 'circle',
    revision: ABOUT[about],
    game,
    circle,
    by,
  };
}
