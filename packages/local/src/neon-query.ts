import type { IncomingHttpHeaders } from 'node:http';
import type pg from 'pg';
import { z } from 'zod';

const single = z.object({
  query: z.string(),
  params: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).default([]),
});

/** What Neon's driver posts: one statement, or several for one transaction. */
export const requestBody = z.union([z.object({ queries: z.array(single) }), single]);
export type RequestBody = z.infer<typeof requestBody>;

const ISOLATION = {
  ReadUncommitted: 'read uncommitted',
  ReadCommitted: 'read committed',
  RepeatableRead: 'repeatable read',
  Serializable: 'serializable',
} as const;

/** As at Neon, several statements in one string are an error even without parameters. */
type ExtendedQuery = pg.QueryArrayConfig & { readonly queryMode: 'extended' };

/** The driver parses by type itself, so every value goes out as PostgreSQL wrote it. */
const rawText = { getTypeParser: () => (text: string) => text };

/**
 * Runs what the driver asked for.
 * @returns the body of the answer, in Neon's form
 * @throws pg.DatabaseError for what PostgreSQL refused; a batch is then rolled back as a whole
 */
export async function answer(pool: pg.Pool, body: RequestBody, headers: IncomingHttpHeaders): Promise<object> {
  const client = await pool.connect();
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
      // A connection that cannot even roll back is thrown away.
      await client.query('rollback').catch(() => {
        broken = true;
      });
      throw error;
    }
  } finally {
    client.release(broken);
  }
}

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
