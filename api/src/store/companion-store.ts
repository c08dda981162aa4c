import type { Companion } from '@slow-train/protocol';
import { inArray, sql } from 'drizzle-orm';
import type { Game } from '../game/game.ts';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { games } from '../schema/games.ts';
import { hasBlocked } from './boundary-store.ts';

/** Maximum number of companions in a list. */
const MOST = 50;

/** A game with the people in it. */
type SharedGame = Pick<Game, 'id' | 'seats'>;

// The queries about people who have played together. Each function is one round trip.

const { id, seats } = games;

/**
 * Returns the people an account has played with, latest first, each identified by the latest such game and their
 * seat there, with the number of games they have shared. Leaves out computer players, deleted accounts, and people
 * the account has blocked.
 */
export async function companionsOf(db: Database, account: AccountId): Promise<Companion[]> {
  const { rows } = await db.execute<{ game: string; seat: number; name: string; games: number; at: string }>(sql`
    select game, seat, name, games, to_json(met_at) #>> '{}' as at from (
      select distinct on (seated ->> 'account')
        g.id as game, (nth - 1)::int as seat, seated ->> 'name' as name, g.updated_at as met_at,
        (count(*) over (partition by seated ->> 'account'))::int as games
      from ${games} as g, jsonb_array_elements(g.seats) with ordinality as s(seated, nth)
      where g.seats @> ${JSON.stringify([{ account }])}::jsonb
        and seated ->> 'kind' = 'person' and seated ->> 'account' <> ${account}
        and not ${hasBlocked(account, sql`seated ->> 'account'`)}
      order by seated ->> 'account', g.updated_at desc, g.id
    ) as met
    order by met_at desc, game, seat
    limit ${MOST}`);
  return rows.map(({ at, ...companion }) => ({ ...companion, metAt: new Date(at).toISOString() }));
}

/** Returns the people of these games; nothing of one that does not exist. */
export async function sharedGames(db: Database, ids: readonly string[]): Promise<readonly SharedGame[]> {
  return db
    .select({ id, seats })
    .from(games)
    .where(inArray(id, [...ids]));
}
