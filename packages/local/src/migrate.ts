import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withClient } from './database.ts';
import { MIGRATIONS } from './paths.ts';

/** Any number will do, as long as all who migrate take the same one. */
const LOCK = 7_362_514;

/**
 * Applies the migrations that a database has not had yet, each once, all in one transaction.
 * Two at the same time wait for each other.
 * @param url connection string of the database
 * @param folder where the generated SQL and its journal lie
 * @throws when the folder has no journal or the database refuses a statement
 */
export async function applyMigrations(url: string, folder: string = MIGRATIONS): Promise<void> {
  await withClient(url, async (client) => {
    // The lock ends with the connection.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  });
}
