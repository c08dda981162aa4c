import { and, desc, eq, sql } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { boundaries } from '../schema/talk.ts';

/** Maximum number of boundaries in a list. */
const MOST = 500;

export type BoundaryRow = typeof boundaries.$inferSelect;

/** Somebody, as they are called in a game. */
type Named = { readonly account: AccountId; readonly name: string };

/** The queries about whom an account does not want to hear. Each function is one round trip. */
export function boundaryStore(db: Database) {
  const { accountId, otherId, kind, since } = boundaries;
  /** Tells the account's pages of a game, by a new version of its state there. */
  const tell = (game: string, account: AccountId, at: Date) =>
    db.execute(sql`
      insert into desks (game_id, account_id, version, updated_at) values (${game}, ${account}, 1, ${at.toISOString()}::timestamptz)
      on conflict (game_id, account_id) do update set version = desks.version + 1`);
  return {
    /** Returns the boundaries of an account, latest first. */
    async list(account: AccountId): Promise<readonly BoundaryRow[]> {
      return db.select().from(boundaries).where(eq(accountId, account)).orderBy(desc(since)).limit(MOST);
    },

    /** Mutes or blocks somebody; a block stays when they are muted, and replaces a mute. */
    async draw(game: string, account: AccountId, other: Named, kind: BoundaryRow['kind'], at: Date): Promise<void> {
      const row = { accountId: account, otherId: other.account, kind, name: other.name, since: at };
      const drawn = db.insert(boundaries).values(row);
      const stays = drawn.onConflictDoNothing();
      const replaces = drawn.onConflictDoUpdate({ target: [accountId, otherId], set: { kind } });
      await ifThere(db.batch([kind === 'mute' ? stays : replaces, tell(game, account, at)]));
    },

    /** Unmutes somebody; a block stays. */
    async unmute(game: string, account: AccountId, other: AccountId, at: Date): Promise<void> {
      const isMute = and(eq(accountId, account), eq(otherId, other), eq(kind, 'mute'));
      await ifThere(db.batch([db.delete(boundaries).where(isMute), tell(game, account, at)]));
    },

    /** Removes a boundary. */
    async remove(account: AccountId, other: AccountId): Promise<void> {
      await db.delete(boundaries).where(and(eq(accountId, account), eq(otherId, other)));
    },
  };
}

/** Waits for a change, which has no effect if the other account or the game is gone. */
async function ifThere(change: PromiseLike<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isOrphaned(error)) throw error;
  }
}
