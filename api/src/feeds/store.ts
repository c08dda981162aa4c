import { completePreferences, type NotificationPreferences } from '@slow-train/protocol';
import type { Language } from '@slow-train/protocol/languages';
import { and, eq, sql } from 'drizzle-orm';
import { languageIn } from '../schema/stored-settings.ts';
import { users } from '../schema/accounts.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { playerStates } from '../schema/player-states.ts';
import { hasSeat, listedColumns, listOrder, MOST_LISTED } from '../store/listing-queries.ts';
import { games } from '../schema/games.ts';
import type { ListedGame } from '../game/listing.ts';
import { listedGameOf } from '../store/rows.ts';
import { feeds } from '../schema/notifications.ts';

/** A game in a feed. */
interface FeedGame extends ListedGame {
  /** The last revision of the account's seat, which stays the same during a turn; null if it is not their turn. */
  readonly actedAt: number | null;
}

/** An account's feed, before it is formatted. */
export interface FeedContent {
  readonly account: string;
  /** When its links were made. */
  readonly since: Date;
  readonly preferences: NotificationPreferences;
  readonly language: Language;
  readonly games: readonly FeedGame[];
}

// The queries about feeds. Each function is one round trip.

const account = feeds.accountId;
const isOn = sql`${account} = any(${games.waitingFor})`;
const actedAt = sql<number | null>`case when ${isOn} then (
  select coalesce(max(revision), 0) from actions
  where actions.game_id = ${games.id} and ${games.seats} -> actions.seat::int ->> 'account' = ${account}
) end`.as('acted_at');

/** Replaces the token of an account's feeds. Returns false if the account was deleted. */
export async function replace(db: Database, accountId: string, tokenHash: string, createdAt: Date): Promise<boolean> {
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
}

/** Makes the links of an account invalid. */
export async function remove(db: Database, accountId: string): Promise<void> {
  await db.delete(feeds).where(eq(account, accountId));
}

/** Returns the feed of a token, with the games in the order of the account's list; undefined for an unknown token. */
export async function read(db: Database, tokenHash: string): Promise<FeedContent | undefined> {
  const rows = await db
    .select({
      account,
      since: feeds.createdAt,
      notify: users.notify,
      settings: users.settings,
      game: listedColumns,
      readUpTo: playerStates.readUpTo,
      actedAt,
    })
    .from(feeds)
    .innerJoin(users, eq(users.id, account))
    .leftJoin(games, hasSeat(account))
    .leftJoin(playerStates, and(eq(playerStates.gameId, games.id), eq(playerStates.accountId, account)))
    .where(eq(feeds.tokenHash, tokenHash))
    .orderBy(...listOrder(account))
    .limit(MOST_LISTED);
  const [first] = rows;
  if (first === undefined) return undefined;
  return {
    account: first.account,
    since: first.since,
    preferences: completePreferences(first.notify),
    language: languageIn(first.settings),
    games: rows.flatMap(({ game, readUpTo, actedAt }) =>
      game === null ? [] : { ...listedGameOf(game, readUpTo), actedAt },
    ),
  };
}
