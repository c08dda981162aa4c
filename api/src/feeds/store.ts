import { type NotifyChoices } from '@slow-train/protocol';
import { and, eq, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.sql.ts';
import { isOrphaned, type Database } from '../db.ts';
import { desks } from '../desks/desks.sql.ts';
import { games } from '../games/games.sql.ts';
import type { ListedGame } from '../games/glance.ts';
import { LISTED, listedColumns, listOrder, isMemberThere } from '../games/listed.ts';
import { feeds } from '../notify/notify.sql.ts';
import { choicesOf } from '../notify/choices/choices-of.ts';

/** A table in a feed. */
export interface FeedGame extends ListedGame {
  /** While it waits for the reader: the last revision that their seat has made, the same all through one turn. */
  readonly actedAt: number | null;
}

/** Whose a feed is, and their tables. */
export interface Fed {
  readonly account: string;
  readonly since: Date;
  readonly choices: NotifyChoices;
  readonly games: readonly FeedGame[];
}

/** All queries about feeds. Each function is one round trip. */
export function feedStore(db: Database) {
  const account = feeds.accountId;
  const isOn = sql`${account} = any(${games.waitingFor})`;
  const actedAt = sql<number | null>`case when ${isOn} then (
    select coalesce(max(revision), 0) from actions
    where actions.game_id = ${games.id} and ${games.seats} -> actions.seat::int ->> 'account' = ${account}
  ) end`.as('acted_at');

  return {
    /** Opens the feeds of an account in the place of those before. @returns false for an account that is gone */
    async open(accountId: string, tokenHash: string, createdAt: Date): Promise<boolean> {
      try {
        await db
          .insert(feeds)
          .values({ accountId, tokenHash, createdAt })
          .onConflictDoUpdate({ target: account, set: { tokenHash, createdAt } });
        return true;
      } catch (error) {
        if (isOrphaned(error)) return false;
        throw error;
      }
    },

    async close(accountId: string): Promise<void> {
      await db.delete(feeds).where(eq(account, accountId));
    },

    /** Whom a token is of, and their tables in the order of their list; undefined for one that opens nothing. */
    async read(tokenHash: string): Promise<Fed | undefined> {
      const rows = await db
        .select({
          account,
          since: feeds.createdAt,
          notify: users.notify,
          game: listedColumns,
          readUpTo: desks.readUpTo,
          actedAt,
        })
        .from(feeds)
        .innerJoin(users, eq(users.id, account))
        .leftJoin(games, isMemberThere(account))
        .leftJoin(desks, and(eq(desks.gameId, games.id), eq(desks.accountId, account)))
        .where(eq(feeds.tokenHash, tokenHash))
        .orderBy(...listOrder(account))
        .limit(LISTED);
      const [first] = rows;
      if (first === undefined) return undefined;
      return {
        account: first.account,
        since: first.since,
        choices: choicesOf(first.notify),
        games: rows.flatMap(({ game, readUpTo, actedAt }) =>
          game === null ? [] : { ...game, readUpTo: readUpTo ?? 0, actedAt },
        ),
      };
    },
  };
}
