import { sql } from 'drizzle-orm';
import { sweep } from '../../src/notifications/outbox/sweep.ts';
import { benchServices } from '../kit/services.ts';

const EVENTS = 10;

/** Returns a function that makes ten events of a game due, and lets the real code work them off. */
export function sweeper(bindings: Readonly<Record<string, string>>, game: string): () => Promise<void> {
  let batch = 0;
  return async () => {
    // Databases differ, and so do their connections, which share one setting in this process.
    const services = benchServices(bindings, () => new Date());
    const { db } = services;
    batch += 1;
    await db.execute(sql`
      insert into outbox (id, kind, account_id, game_id, event, revision, state, due_at, created_at)
      select 'bench-' || ${batch}::int || '-' || n, 'notice', g.host, g.id, 'turn', g.revision, 'waiting', now(), now()
      from games g, generate_series(1, ${EVENTS}::int) n where g.id = ${game}`);
    await sweep(services, EVENTS);
  };
}
