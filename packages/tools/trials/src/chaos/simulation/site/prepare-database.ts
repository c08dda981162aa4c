import { withClient } from '@slow-train/database';
import * as z from 'zod';

/** Nothing that PostgreSQL does by itself, at a time of its own, may change in which order it finds rows. */
const SETTINGS = `
  select format('alter table %s set (autovacuum_enabled = off)', oid::regclass) as statement
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  union all
  select format('alter database %I set %s', current_database(), setting)
  from unnest(array['max_parallel_workers_per_gather = 0', 'synchronize_seqscans = off', 'jit = off']) as setting`;

/** What was in the outbox stays where the checker finds it: the site itself keeps it for a month. */
const OUTBOX = `
  create table kit.outbox (like public.outbox) with (autovacuum_enabled = off);
  create function kit.keep() returns trigger language plpgsql as $$
    begin
      insert into kit.outbox select old.*;
      return null;
    end
  $$;
  create trigger keep after delete on public.outbox for each row execute function kit.keep();`;

const Statements = z.array(z.object({ statement: z.string() }));

/** Makes a migrated database with the kit's clock ready for a simulation. */
export async function prepareDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query(SETTINGS);
    for (const { statement } of Statements.parse(rows)) await client.query(statement);
    await client.query(OUTBOX);
  });
}
