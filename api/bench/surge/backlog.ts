import type { Instant } from '@slow-train/protocol';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database.ts';

/**
 * Makes copies of a game with a running clock, all with something due within the minute after `due`: in half of them a
 * seat runs out of time, and in the other half the player with the turn is to be notified by a push.
 * @param each copies of each kind
 */
export async function makeBacklog(db: Database, game: string, each: number, due: Instant): Promise<void> {
  // At night everything would wait for the morning.
  await db.execute(sql`update users set notify = '{"quiet": null}'`);
  const copies = sql`generate_series(1, ${each}::int) as n`;
  const at = sql`to_timestamp((${due}::float8 + n * 60000.0 / ${each}::int) / 1000)`;
  const by = sql`to_jsonb(floor(${due}::float8 + n * 60000.0 / ${each}::int))`;
  const named = (kind: string) => sql`'id', ${`${kind}-`}::text || n, 'invitation', ${`${kind}-`}::text || n`;
  await db.execute(sql`
    insert into games select (copy).* from (
      select jsonb_populate_record(games, jsonb_build_object(${named('late')}, 'turn_by', ${at}, 'wake_at', ${at},
        'clock', jsonb_set(games.clock, '{seats}', (
          select jsonb_agg(case when seat -> 'turn' = 'null' then seat else jsonb_set(seat, '{turn,by}', ${by}) end)
          from jsonb_array_elements(games.clock -> 'seats') as seat)))) as copy
      from games, ${copies} where games.id = ${game}
    ) as late`);
  await db.execute(sql`
    insert into games select (copy).* from (
      select jsonb_populate_record(games, jsonb_build_object(${named('news')})) as copy
      from games, ${copies} where games.id = ${game}
    ) as news`);
  await db.execute(sql`
    insert into actions select (copy).* from (
      select jsonb_populate_record(actions, jsonb_build_object('game_id', 'news-' || n)) as copy
      from actions, ${copies} where game_id = ${game}
    ) as history`);
  await db.execute(sql`
    insert into outbox (id, kind, account_id, game_id, event, revision, target, state, due_at, created_at)
    select 'surge-' || n, 'push', p.account_id, 'news-' || n, 'turn', g.revision, p.id, 'waiting', ${at}, now()
    from games g join push_subscriptions p on p.account_id = g.waiting_for[1], ${copies} where g.id = ${game}`);
}
