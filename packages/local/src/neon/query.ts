import type { IncomingHttpHeaders } from 'node:http';
import type pg from 'pg';
import { z } from 'zod';

const single = z.object({
  query: z.string(),
  params: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).default([]),
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
  // The query reports a lost connection (dropped database); without a listener that would also crash the process.
  client.on('error', ignore);
  let broken = false;
  try {
    if (!('queries' in body)) return await run(client, body);
    await client.query(begin(headers));
    try {
      const results: object[] = [];
      for (const query of body.queries) results.push(await run(client, query));
      await client.query('commit');
      return { results };
    } catch (error) {
      // Drops a connection that cannot be rolled back.
      await client.query('rollback').catch(() => {
        broken = true;
      });
      throw error;
    }
  } finally {
    client.off('error', ignore);
    client.release(broken);
  }
}

const ignore = (): void => undefined;

async function run(client: pg.PoolClient, { query, params }: z.infer<typeof single>): Promise<object> {
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
