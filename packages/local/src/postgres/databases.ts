import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATIONS } from '../machine/paths.ts';

/**
 * Opens a connection for `work` and closes it afterwards, even if `work` fails.
 * @param url connection string
 */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // The query reports a lost server; without a listener that would also crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database unless one with this name exists.
 * @param admin connection string of any other database of the server
 */
export async function ensureDatabase(admin: string, name: string): Promise<void> {
  await withClient(admin, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

/** Creates a database as a copy of another one, to which nobody may be connected. Takes about 20 ms. */
export async function copyDatabase(admin: string, template: string, name: string): Promise<void> {
  await withClient(admin, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`),
  );
}

/** Drops a database if it exists, and the connections to it. */
export async function dropDatabase(admin: string, name: string): Promise<void> {
  await withClient(admin, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}

/** An arbitrary number, the same for every migration. */
const MIGRATION_LOCK = 7_362_514;

/**
 * Applies the pending migrations of a database, all in one transaction. Concurrent calls wait for each other.
 * @param url connection string of the database
 * @param folder with the generated SQL and its journal
 * @throws if the folder has no journal or the database refuses a statement
 */
export async function applyMigrations(url: string, folder: string = MIGRATIONS): Promise<void> {
  await withClient(url, async (client) => {
    // Released when the connection ends.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  });
}
