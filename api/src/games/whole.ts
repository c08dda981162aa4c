import { getTableColumns, sql } from 'drizzle-orm';
import { games } from './games.sql.ts';
import type { PreparedRow } from './rows.ts';

/** A table and how its rounds to come are prepared: in one statement, so that the two fit together. */
export const whole = {
  game: getTableColumns(games),
  prepared: sql<readonly PreparedRow[]>`(
    select coalesce(json_agg(p order by p.round), '[]'::json) from (
      select round, version, commitment, secret, seals, contributions, closed from preparations
      where preparations.game_id = games.id and preparations.dealt_at is null
    ) p
  )`.as('prepared'),
};

/** What has come in for the deals, where that is what the table waits for: elsewhere it is nobody's news. */
export const notes = sql<number | null>`case when ${games.status} = 'boarding' or ${games.dealBy} is not null then (
  select count(*)::int from preparations, jsonb_array_elements(seals || contributions) as note
  where game_id = games.id and dealt_at is null and note <> 'null'
) end`.as('notes');
