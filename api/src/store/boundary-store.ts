import { and, desc, eq, sql } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { boundaries } from '../schema/talk.ts';

/** Maximum number of boundaries in a list. */
const MOST = 500;

export type BoundaryRow = typeof boundaries.$inferSelect;

/** The queries about whom an account does not want to hear. Each function is one round trip. */
export function boundaryStore(db: Database) {
  const { accountId, otherId, since } = boundaries;
  return {
    /** Returns the boundaries of an account, latest first. */
    async list(account: AccountId): Promise<readonly BoundaryRow[]> {
      return db.select().from(boundaries).where(eq(accountId, account)).orderBy(desc(since)).limit(MOST);
    },

    /** Blocks somebody, also if they were only muted, and tells the account's pages of this game. */
    async block(
      game: string,
      account: AccountId,
      other: { readonly account: AccountId; readonly name: string },
      at: Date,
    ): Promise<void> {
      const row = { accountId: account, otherId: other.account, kind: 'block' as const, name: other.name, since: at };
      try {
        await db.batch([
          db
            .insert(boundaries)
            .values(row)
            .onConflictDoUpdate({ target: [accountId, otherId], set: { kind: 'block' } }),
          db.execute(sql`
            insert into desks (game_id, account_id, version, updated_at) values (${game}, ${account}, 1, ${at.toISOString()}::timestamptz)
            on conflict (game_id, account_id) do update set version = desks.version + 1`),
        ]);
      } catch (error) {
        // The account or the game is gone.
        if (!isOrphaned(error)) throw error;
      }
    },

    /** Removes a boundary. */
    async remove(account: AccountId, other: AccountId): Promise<void> {
      await db.delete(boundaries).where(and(eq(accountId, account), eq(otherId, other)));
    },
  };
}
