import type { IncomingHttpHeaders } from 'node:http';
import type pg from 'pg';
import * as z from 'zod/mini';
import { isRefusedStatement, runTransaction } from './transaction.ts';

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

/** What gives out connections, as a pool does. */
export interface Connections {
  connect(): Promise<pg.PoolClient>;
}

/**
 * Runs the driver's request.
 * @returns the response body, in Neon's format
 * @throws pg.DatabaseError if PostgreSQL refuses a statement; a batch is then rolled back as a whole
 */
export async function answerQuery(pool: Connections, body: RequestBody, headers: IncomingHttpHeaders): Promise<object> {
  const client = await pool.connect();
  let isLost = false;
  try {
    if (!('queries' in body)) {
      const [result] = await runTransaction(client, [body]);
      return { ...result, rowAsArray: true };
    }
    const results = await runTransaction(client, body.queries, modeOf(headers));
    return { results: results.map((result) => ({ ...result, rowAsArray: true })) };
  } catch (error) {
    // The pool may not have noticed yet that the connection is closed, and would give it to the next request.
    isLost = !isRefusedStatement(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** Returns the mode of the transaction that a request asks for; empty for the usual one. */
function modeOf(headers: IncomingHttpHeaders): string {
  const isolation = Object.entries(ISOLATION).find(([name]) => name === headers['neon-batch-isolation-level']);
  return [
    ...(isolation === undefined ? [] : [`isolation level ${isolation[1]}`]),
    ...(headers['neon-batch-read-only'] === 'true' ? ['read only'] : []),
    ...(headers['neon-batch-deferrable'] === 'true' ? ['deferrable'] : []),
  ].join(' ');
}
