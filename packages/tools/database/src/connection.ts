import pg from 'pg';
import { databaseAddress } from './address.ts';
import { explained } from './problem.ts';

/** Milliseconds. A suspended Neon database starts in about one second. */
const PATIENCE = 20_000;

/**
 * Opens a direct connection for `work` and closes it afterwards, even if `work` fails.
 * @param connectionString of the database; a pooled Neon host is replaced by the direct one
 * @throws ExpectedError if the database cannot be reached or used, otherwise what `work` throws
 */
export async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url, where } = databaseAddress(connectionString);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  // The query reports a lost server; without a listener that would also crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw explained(error, where);
  } finally {
    await client.end();
  }
}

/** Runs `work` in one transaction, which is rolled back if `work` throws or returns `rollback`. */
export async function inTransaction<T>(
  client: pg.Client,
  work: () => Promise<{ readonly end: 'commit' | 'rollback'; readonly value: T }>,
  mode = '',
): Promise<T> {
  await client.query(`begin ${mode}`);
  try {
    const { end, value } = await work();
    await client.query(end);
    return value;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
