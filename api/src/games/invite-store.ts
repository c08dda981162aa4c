import { inArray } from 'drizzle-orm';
import { isOrphaned, type Database } from '../db.ts';
import { outbox } from '../notify/notify.sql.ts';
import { games } from './games.sql.ts';

/** Somebody who is asked to sit down at a table. */
export interface Asked {
  readonly table: string;
  readonly revision: number;
  readonly account: string;
  /** The name of who asks. */
  readonly by: string;
  readonly at: Date;
}

/** All queries about asking people to a table. Each function is one round trip. */
export function inviteStore(db: Database) {
  const { id, revision, status, seats, invitationUntil } = games;
  return {
    /** What asking depends on, of the table and of one where both have sat; each undefined where there is none. */
    async tables(table: string, common: string) {
      const rows = await db
        .select({ id, revision, status, seats, invitationUntil })
        .from(games)
        .where(inArray(id, [table, common]));
      const find = (which: string) => rows.find((row) => row.id === which);
      return { table: find(table), common: find(common) };
    },

    /** Has somebody told that they are asked; once for each table, however often they are asked. */
    async ask({ table, revision, account, by, at }: Asked): Promise<void> {
      try {
        await db
          .insert(outbox)
          .values({
            id: `${table}:invited:${account}`,
            kind: 'notice',
            accountId: account,
            gameId: table,
            event: 'invited',
            revision,
            by,
            state: 'waiting',
            dueAt: at,
            createdAt: at,
          })
          .onConflictDoNothing();
      } catch (error) {
        // They, or the table, have gone meanwhile: whoever asks is told nothing of it.
        if (!isOrphaned(error)) throw error;
      }
    },
  };
}
