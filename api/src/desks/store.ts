import type { Desk } from '@slow-train/protocol';
import { and, eq } from 'drizzle-orm';
import { isOrphaned, type Database } from '../db.ts';
import type { Game } from '../games/game.ts';
import { games } from '../games/games.sql.ts';
import { deskColumns, type DeskRow } from './desk.ts';
import { desks } from './desks.sql.ts';

/** All queries that change desks. Each function is one round trip. */
export function deskStore(db: Database) {
  return {
    /** A desk, and who sits at its table; undefined where there is no such table. */
    async load(
      id: string,
      account: string,
    ): Promise<{ game: Pick<Game, 'seats' | 'revision'>; desk: DeskRow | null } | undefined> {
      const [row] = await db
        .select({ game: { seats: games.seats, revision: games.revision }, desk: deskColumns })
        .from(games)
        .leftJoin(desks, and(eq(desks.gameId, games.id), eq(desks.accountId, account)))
        .where(eq(games.id, id));
      return row;
    },

    /** Saves a desk in the place of the version before. Returns false where another save was first, or the table is gone. */
    async save(id: string, account: string, desk: Desk, at: Date): Promise<boolean> {
      const { version, arrangement, draft, notes, readUpTo } = desk;
      const row = { version, arrangement, draft, notes, readUpTo, updatedAt: at };
      try {
        const saved = await db
          .insert(desks)
          .values({ gameId: id, accountId: account, ...row })
          .onConflictDoUpdate({
            target: [desks.gameId, desks.accountId],
            set: row,
            setWhere: eq(desks.version, version - 1),
          })
          .returning({ version: desks.version });
        return saved.length > 0;
      } catch (error) {
        if (isOrphaned(error)) return false;
        throw error;
      }
    },
  };
}
