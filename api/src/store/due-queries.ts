import type { Instant } from '@slow-train/protocol';
import { asc, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { Game } from '../game/game.ts';
import type { Database } from '../platform/database.ts';
import { lostGuests } from '../schema/accounts.ts';
import { circles } from '../schema/circles.ts';
import { games, unreadableGames, wakeUps } from '../schema/games.ts';
import { outbox } from '../schema/notifications.ts';
import { unsettledGames } from '../schema/standings.ts';
import { tournamentGames, tournaments } from '../schema/tournaments.ts';
import { gameOf, snapshot, type SnapshotAside, type SnapshotRow } from './rows.ts';
import type { UnreadableGame } from './unreadable-game.ts';

/** A game as loaded, parsed only when its turn comes: one that cannot be read must not hold up the others. */
export interface UnparsedGame {
  readonly id: string;
  parse(): Game;
}

/** When something is next due without a request, in the past if it is late; null if nothing is. */
export interface NextDue {
  readonly games: Instant | null;
  readonly outbox: Instant | null;
  readonly lostGuests: Instant | null;
  readonly finished: Instant | null;
  readonly tournaments: Instant | null;
  readonly circles: Instant | null;
}

/** The queries about what is due without a request. Each is one round trip. */
export function dueQueries(db: Database, release: string) {
  // Its SQL is built once, because that takes longer than filling it in.
  const dueQuery = db
    .select(snapshot)
    .from(wakeUps)
    .innerJoin(games, eq(games.id, wakeUps.gameId))
    .where(lte(wakeUps.dueAt, sql.placeholder('now')))
    .orderBy(asc(wakeUps.dueAt))
    .limit(sql.placeholder('most'))
    .prepare('due_games');

  return {
    /** Returns the games in which something is due, longest waiting first. Each is parsed only when its turn comes. */
    async due(now: Date, most: number): Promise<UnparsedGame[]> {
      const due = await dueQuery.execute({ now, most });
      return due.map(unparsed);
    },

    /** Returns the games after this id that wait for something to become due, ordered by id. */
    async waiting(after: string, most: number): Promise<UnparsedGame[]> {
      const rows = await db
        .select(snapshot)
        .from(wakeUps)
        .innerJoin(games, eq(games.id, wakeUps.gameId))
        .where(gt(wakeUps.gameId, after))
        .orderBy(asc(wakeUps.gameId))
        .limit(most);
      return rows.map(unparsed);
    },

    /** Returns when something is next due. Reads one entry of each index, however much is waiting. */
    async nextDue(): Promise<NextDue> {
      const waiting = (lane: SQL) =>
        sql`(select min(${outbox.dueAt}) from ${outbox} where ${outbox.state} = 'waiting' and ${lane})`;
      const instant = (time: SQL) => sql`(extract(epoch from ${time}) * 1000)::float8`;
      const { rows } = await db.execute<{ readonly [name in keyof NextDue]: Instant | null }>(sql`
        select ${instant(sql`(select min(${wakeUps.dueAt}) from ${wakeUps})`)} as "games",
          ${instant(sql`least(${waiting(isMessage)}, ${waiting(isWebhook)})`)} as "outbox",
          ${instant(sql`(select min(${lostGuests.dueAt}) from ${lostGuests})`)} as "lostGuests",
          ${instant(sql`(select min(${unsettledGames.dueAt}) from ${unsettledGames})`)} as "finished",
          ${instant(sql`least((select min(${tournaments.dueAt}) from ${tournaments}), (select min(${tournamentGames.finishedAt}) from ${tournamentGames} where ${tournamentGames.state} = 'finished'))`)} as "tournaments",
          ${instant(sql`(select min(${circles.opensAt}) from ${circles} where ${circles.opensAt} is not null)`)} as "circles"`);
      return (
        rows[0] ?? { games: null, outbox: null, lostGuests: null, finished: null, tournaments: null, circles: null }
      );
    },

    /**
     * Takes a game that this release cannot read from the schedule, until there is another release or a player changes
     * it. Returns whether that is new.
     */
    async park(game: Pick<UnreadableGame, 'game' | 'revision'>, now: Date): Promise<boolean> {
      const { game: gameId, revision } = game;
      const row = { revision, release, since: now };
      const [parked] = await db.batch([
        db
          .insert(unreadableGames)
          .values({ gameId, ...row })
          .onConflictDoUpdate({
            target: unreadableGames.gameId,
            set: row,
            setWhere: ne(unreadableGames.release, release),
          })
          .returning({ id: unreadableGames.gameId }),
        db.delete(wakeUps).where(eq(wakeUps.gameId, gameId)),
      ]);
      return parked.length > 0;
    },

    /** Returns the games that another release has parked to the schedule. Returns whether there were any. */
    async unpark(): Promise<boolean> {
      const { rowCount } = await db.execute(sql`
        with parked as (
          delete from ${unreadableGames} where release <> ${release} or release = '' returning game_id
        )
        insert into ${wakeUps}
        select id, wake_at from ${games} where id in (select game_id from parked) and wake_at is not null
        on conflict do nothing`);
      return rowCount > 0;
    },

    /** Keeps the schedule from returning to a game before `until`, unless something happens there. */
    async postpone(id: string, until: Date): Promise<void> {
      await db.update(games).set({ wakeAt: until }).where(eq(games.id, id));
    },
  };
}

function unparsed({ game, ...aside }: { readonly game: SnapshotRow } & SnapshotAside): UnparsedGame {
  return { id: game.id, parse: () => gameOf(game, aside) };
}

// As the indexes of the lanes have it: with a parameter, a generic plan could not use them.
const isMessage = sql`${outbox.kind} <> 'webhook'`;
const isWebhook = sql`${outbox.kind} = 'webhook'`;
