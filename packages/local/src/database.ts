import pg from 'pg';

/**
 * Runs some work on one connection and closes it, whatever happens.
 * @param url connection string
 */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A server that ends while we wait is reported by the query; without a listener it ends the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes a database unless there is one of that name.
 * @param admin connection string of any other database of the server
 */
export async function ensureDatabase(admin: string, name: string): Promise<void> {
  await withClient(admin, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

/** Makes a database as a copy of another one, which nobody may be connected to: about 20 ms. */
export async function copyDatabase(admin: string, template: string, name: string): Promise<void> {
  await withClient(admin, (client) =>
    client.query(`create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(template)}`),
  );
}

/** Removes a database together with the connections to it; none there is no failure. */
export async function dropDatabase(admin: string, name: string): Promise<void> {
  await withClient(admin, (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}
