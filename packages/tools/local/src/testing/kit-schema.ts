import { withClient } from '@slow-train/database';
import pg from 'pg';

// The additions of a database under test to the site's tables: the kit's clock, and a way to be emptied.

/** Name of a connection's setting: the interval that `now()` is ahead of the machine. */
const AHEAD = 'kit.ahead';

/**
 * `now()` of the site's statements is that of the kit: the function stands before PostgreSQL's own in the search path. It
 * adds a connection's setting to the machine's clock, or returns the time that another setting names.
 *
 * `empty()` deletes all rows in one round trip, without the work of foreign keys, and returns how many they were. That
 * is twenty times cheaper than `truncate`.
 */
const SCHEMA = `
  create schema kit;
  create function kit.now() returns timestamptz language sql stable parallel safe as $$
    select coalesce(
      nullif(current_setting('kit.at', true), '')::timestamptz,
      pg_catalog.now() + coalesce(nullif(current_setting('${AHEAD}', true), ''), '0')::interval
    )
  $$;
  create function kit.empty() returns bigint language plpgsql as $$
    declare
      name text;
      deleted bigint;
      total bigint := 0;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in
        select quote_ident(relname) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      loop
        execute 'delete from public.' || name;
        get diagnostics deleted = row_count;
        total := total + deleted;
      end loop;
      return total;
    end
  $$`;

/** Lets all connections to a server find the functions, where a database has them. */
export async function allowKit(admin: string): Promise<void> {
  const role = pg.escapeIdentifier(new URL(admin).username);
  await withClient(admin, (client) => client.query(`alter role ${role} set search_path = public, kit, pg_catalog`));
}

/** Gives a database the functions. To be called before its tables are made, whose default values call `now()`. */
export async function addKit(database: string): Promise<void> {
  await withClient(database, (client) => client.query(SCHEMA));
}

/** Returns a connection string whose connections have a clock this many milliseconds ahead. */
export function withClock(url: string, ahead: number): string {
  const set = new URL(url);
  if (ahead !== 0) set.searchParams.set('options', `-c ${AHEAD}=${ahead}ms`);
  return set.href;
}

/** Sets the clock of an open connection. */
export async function setClock(client: Pick<pg.ClientBase, 'query'>, ahead: number): Promise<void> {
  await client.query('select set_config($1, $2, false)', [AHEAD, `${ahead}ms`]);
}
