import type { IncomingHttpHeaders } from 'node:http';
import pg from 'pg';
import * as z from 'zod/mini';

const single = z.object({
  query: z.string(),
  params: z.optional(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
});

/** A request by Neon's driver: one statement, or several in one transaction. */
export const requestBody = z.union([z.object({ queries: z.array(single) }), single]);
export type RequestBody = z.infer<typeof requestBody>;

const ISOLATION = {
  ReadUncommitted: 'read uncommitted',
  ReadCommitted: 'read committed',
  RepeatableRead: 'repeatable read',
  Serializable: 'serializable',
} as const;

/** As in Neon, several statements in one string are an error even without parameters. */
type ExtendedQuery = pg.QueryArrayConfig & { readonly queryMode: 'extended' };

/** Returns values as PostgreSQL wrote them, since the driver parses them by type. */
const rawText = { getTypeParser: () => (text: string) => text };

/**
 * Runs the driver's request.
 * @returns the response body, in Neon's format
 * @throws pg.DatabaseError if PostgreSQL refuses a statement; a batch is then rolled back as a whole
 */
export async function answer(pool: pg.Pool, body: RequestBody, headers: IncomingHttpHeaders): Promise<object> {
  const client = await pool.connect();
  let isLost = false;
  try {
    if (!('queries' in body)) return await run(client, body);
    await client.query(begin(headers));
    // Sends all of it at once, since each statement would wait for the answer to the one before. When PostgreSQL refuses
    // one, it refuses the rest, too, and the commit rolls back. Only `begin` comes first: without it they would be saved.
    const statements = body.queries.map((query) => run(client, query));
    const commit = client.query('commit');
    await Promise.allSettled([...statements, commit]);
    const results = await Promise.all(statements);
    await commit;
    return { results };
  } catch (error) {
    // The pool may not have noticed yet that the connection is closed, and would give it to the next request.
    isLost = !isRefusal(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** Whether PostgreSQL refused a statement, and goes on listening to this connection. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError && error.severity === 'ERROR';

async function run(client: pg.PoolClient, { query, params = [] }: z.infer<typeof single>): Promise<object> {
  const config: ExtendedQuery = {
    text: query,
    values: params,
    rowMode: 'array',
    types: rawText,
    queryMode: 'extended',
  };
  const result = await client.query(config);
  return {
    command: result.command,
    rowCount: result.rowCount,
    rows: result.rows,
    rowAsArray: true,
    fields: result.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })),
  };
}

function begin(headers: IncomingHttpHeaders): string {
  const isolation = Object.entries(ISOLATION).find(([name]) => name === headers['neon-batch-isolation-level']);
  return [
    'begin',
    isolation === undefined ? '' : `isolation level ${isolation[1]}`,
    headers['neon-batch-read-only'] === 'true' ? 'read only' : '',
    headers['neon-batch-deferrable'] === 'true' ? 'deferrable' : '',
  ].join(' ');
}
