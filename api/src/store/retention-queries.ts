import { sql, type AnyColumn, type SQL, type Table } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { games, receipts } from '../schema/games.ts';

/** Rows in one batch. A game takes its history along, so there are fewer of them. */
const MOST_RECEIPTS = 5_000;
const MOST_GAMES = 50;

/** The queries that delete what nobody needs any more (docs/retention.md). Each is one round trip, for one batch. */
export function retentionQueries(db: Database) {
  /** Deletes the rows that are old, oldest first. Returns whether there may be more. */
  async function remove(table: Table, isOld: SQL, age: AnyColumn, most: number): Promise<boolean> {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} order by ${age} limit ${most}))`);
    return rowCount === most;
  }
  const { createdAt, updatedAt, status } = games;
  // A game that has changed since `before` stays, however old. The status as the indexes have it.
  const removeGames = (which: SQL, before: Date) => {
    const time = before.toISOString();
    const isOld = sql`${status} = ${which} and ${createdAt} < ${time} and ${updatedAt} < ${time}`;
    return remove(games, isOld, createdAt, MOST_GAMES);
  };
  return {
    removeReceipts: (before: Date) =>
      remove(receipts, sql`${receipts.createdAt} < ${before.toISOString()}`, receipts.createdAt, MOST_RECEIPTS),
    removeUnstarted: (before: Date) => removeGames(sql`'lobby'`, before),
    removeFinished: (before: Date) => removeGames(sql`'finished'`, before),
  };
}
