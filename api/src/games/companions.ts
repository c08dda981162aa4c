import type { Companion } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import type { Database } from '../db.ts';
import { games } from './games.sql.ts';

/** Companions that are listed. */
const MOST = 50;

/**
 * The people somebody has shared a table with, whom they met last first: each named by the newest of those tables and
 * by their seat there. No computers, and nobody who is gone. One statement.
 */
export async function companionsOf(db: Database, account: string): Promise<Companion[]> {
  const { rows } = await db.execute<{ game: string; seat: number; name: string }>(sql`
    select game, seat, name from (
      select distinct on (seated ->> 'account')
        g.id as game, (nth - 1)::int as seat, seated ->> 'name' as name, g.updated_at as met_at
      from ${games} as g, jsonb_array_elements(g.seats) with ordinality as s(seated, nth)
      where g.seats @> ${JSON.stringify([{ account }])}::jsonb
        and seated ->> 'kind' = 'person' and seated ->> 'account' <> ${account}
      order by seated ->> 'account', g.updated_at desc, g.id
    ) as met
    order by met_at desc, game, seat
    limit ${MOST}`);
  return rows.map(({ game, seat, name }) => ({ game, seat, name }));
}
