import type { IncomingHttpHeaders } from 'node:http';
import pg from 'pg';
import { answerQuery, requestBody, type Connections } from './query.ts';

/** Called with the connection string and the text of every statement. */
export type Observe = (url: string, query: string) => void;

/** Runs `work` with a pool for the connection string of a request. */
export type UsePool = (target: unknown, work: (pool: Connections) => Promise<object>) => Promise<object>;

/** A request of Neon's driver. */
export interface SentToDatabase {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The fields of a PostgreSQL error that Neon's driver copies to its own error. */
const ERROR_FIELDS = [
  'message',
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'internalPosition',
  'internalQuery',
  'where',
  'schema',
  'table',
  'column',
  'dataType',
  'constraint',
  'file',
  'line',
  'routine',
] as const satisfies readonly (keyof pg.DatabaseError)[];

/** Returns the HTTP status and the JSON that answer a request of Neon's driver. Never rejects. */
export async function answerTo(
  { headers, text }: SentToDatabase,
  usePool: UsePool,
  observe: Observe = () => undefined,
): Promise<{ readonly status: 200 | 400; readonly content: object }> {
  try {
    const body = requestBody.safeParse(JSON.parse(text));
    if (!body.success) return { status: 400, content: { message: body.error.message } };
    const target = headers['neon-connection-string'];
    for (const { query } of 'queries' in body.data ? body.data.queries : [body.data]) observe(String(target), query);
    return { status: 200, content: await usePool(target, (pool) => answerQuery(pool, body.data, headers)) };
  } catch (error) {
    return { status: 400, content: failure(error) };
  }
}

function failure(error: unknown): object {
  if (!(error instanceof pg.DatabaseError)) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  return Object.fromEntries(ERROR_FIELDS.map((field) => [field, error[field]]));
}
