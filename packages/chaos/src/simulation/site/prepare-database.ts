import { withClient } from '@slow-train/database';
import * as z from 'zod';

/** PostgreSQL's clock is the one that every request sets. Its schema is in front of the catalogue, so statements find it there. */
const CLOCK = `
  create schema simulation;
  create function simulation.now() returns timestamptz language sql stable
    return timestamptz 'epoch' + current_setting('simulation.now')::bigint * interval '1 millisecond';
`;

/** Every default that takes the time from PostgreSQL. */
const DEFAULTS = `
  select format('alter table %s alter column %I set default %s', adrelid::regclass, attname,
    replace(pg_get_expr(adbin, adrelid), 'now()', 'simulation.now()')) as statement
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
  where pg_get_expr(adbin, adrelid) like '%now()%' order by 1`;

/** Nothing that PostgreSQL does by itself, at a time of its own, may change in which order it finds rows. */
const SETTINGS = `
  select format('alter table %s set (autovacuum_enabled = off)', oid::regclass) as statement
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  union all
  select format('alter database %I set %s', current_database(), setting) from unnest(array[
    'search_path = simulation, pg_catalog, public',
    'max_parallel_workers_per_gather = 0',
    'synchronize_seqscans = off',
    'jit = off'
  ]) as setting`;

const Statements = z.array(z.object({ statement: z.string() }));

/** Makes a migrated database ready for a simulation. */
export async function prepareDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(CLOCK);
    for (const queries of [DEFAULTS, SETTINGS]) {
      const { rows } = await client.query(queries);
      for (const { statement } of Statements.parse(rows)) await client.query(statement);
    }
  });
}
