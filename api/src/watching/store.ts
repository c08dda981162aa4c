import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { History } from '../game/history.ts';
import type { AccountId } from '../game/seats.ts';
import { DEAL } from '../game/update.ts';
import type { WatchedHead, WatchedState } from './view.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { actions, games, rounds } from '../schema/games.ts';
import { watchLinks } from '../schema/watch-links.ts';
import { namedIn } from '../store/history-queries.ts';
import { entryOfRow, gameOf, snapshot } from '../store/rows.ts';

/** The people in a game's seats who do not show their names to watchers. */
const unnamed = sql<
  readonly AccountId[]
>`array(select id from users where id in (select jsonb_array_elements(games.seats) ->> 'account') and profile_hides ? 'watched-name')`.as(
  'unnamed',
);

// The queries about watching. Each function is one round trip.

const { revision, status, setup, results } = games;

/** Returns what decides how much the holder of a link may see; undefined for an unknown one. */
export async function head(db: Database, token: string): Promise<(WatchedHead & { readonly id: string }) | undefined> {
  const [row] = await db
    .select({ id: games.id, revision, status, setup, results })
    .from(watchLinks)
    .innerJoin(games, eq(games.id, watchLinks.gameId))
    .where(eq(watchLinks.token, token));
  return row;
}

/**
 * Returns a game with the history from the deal of a round on, and who in it does not show their name; undefined if it
 * is gone.
 */
export async function load(db: Database, id: string, round: number): Promise<WatchedState | undefined> {
  const deals = db
    .select({ revision: actions.revision })
    .from(actions)
    .where(and(eq(actions.gameId, id), eq(actions.action, DEAL)))
    .orderBy(asc(actions.revision))
    .offset(round - 1)
    .limit(1);
  const [[row], entries, dealt] = await db.batch([
    db
      .select({ ...snapshot, unnamed })
      .from(games)
      .where(eq(games.id, id)),
    db
      .select()
      .from(actions)
      .where(and(eq(actions.gameId, id), gte(actions.revision, sql`(${deals})`)))
      .orderBy(asc(actions.revision)),
    db
      .select({ round: rounds.round, starter: rounds.starter, decks: rounds.decks })
      .from(rounds)
      .where(and(eq(rounds.gameId, id), gte(rounds.round, round))),
  ]);
  if (row === undefined) return undefined;
  const game = gameOf(row.game, row);
  // A save between the statements may have added revisions that this snapshot does not include.
  const known = entries.filter((entry) => entry.revision <= game.revision).map(entryOfRow);
  const history: History = { entries: known, dealt };
  return { game, history, unnamed: row.unnamed };
}

/** Returns the token of a game's link, and which accounts agree that the record has their names. */
export async function watching(
  db: Database,
  id: string,
): Promise<{ readonly token: string | null; readonly named: readonly AccountId[] }> {
  const [[link], named] = await db.batch([
    db.select({ token: watchLinks.token }).from(watchLinks).where(eq(watchLinks.gameId, id)),
    namedIn(db, [id]),
  ]);
  return { token: link?.token ?? null, named: named.map(({ account }) => account) };
}

/** Gives a game a link. Returns the token of the one it has already; undefined if the game is gone. */
export async function link(
  db: Database,
  id: string,
  token: string,
  at: Date,
  renew: boolean,
): Promise<string | undefined> {
  try {
    const [row] = await db
      .insert(watchLinks)
      .values({ gameId: id, token, createdAt: at })
      .onConflictDoUpdate({
        target: watchLinks.gameId,
        // Existing rows are written again, because only written rows are returned.
        set: renew ? { token, createdAt: at } : { gameId: id },
      })
      .returning({ token: watchLinks.token });
    return row?.token;
  } catch (error) {
    if (isOrphaned(error)) return undefined;
    throw error;
  }
}

/** Removes a game's link. */
export async function unlink(db: Database, id: string): Promise<void> {
  await db.delete(watchLinks).where(eq(watchLinks.gameId, id));
}
