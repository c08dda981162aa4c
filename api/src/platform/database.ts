import { NeonDbError, neon, neonConfig, type NeonQueryFunction } from '@neondatabase/serverless';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http';
import type { Settings } from '@slow-train/settings';
import { reducedError } from '@slow-train/settings/reduced-error';

/** One HTTP request for each statement, or for a batch in one transaction. There are no interactive transactions. */
export type Database = NeonHttpDatabase & { readonly $client: NeonQueryFunction<false, false> };

/**
 * How long one round trip may take, in milliseconds. The longest that is healthy is a few hundred, and two seconds while
 * Neon wakes up. The page gives up a request after fifteen seconds, so it still gets an answer that says what happened.
 */
const TIMEOUT = 10_000;

/**
 * Returns a `fetch` that gives up after this many milliseconds. It reads the whole answer first, because the driver reports
 * only what this throws as a lost connection.
 */
function fetchWithin(timeout: number, send: typeof fetch = fetch) {
  return async (...[input, init]: Parameters<typeof fetch>): Promise<ReadAnswer> => {
    const answer = await send(input, { ...init, signal: AbortSignal.timeout(timeout) });
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, text: async () => text, json: async () => JSON.parse(text) };
  };
}

/** What the driver uses of a response. To make a new one takes as long as to read its JSON. */
type ReadAnswer = Pick<Response, 'ok' | 'status' | 'text' | 'json'>;

/** A service that speaks Neon's HTTP protocol, bound as DATABASE where no network leads to it (`npm run serve`). */
interface DatabaseService {
  readonly fetch: typeof fetch;
}

/**
 * Returns the database of these settings. Opens no connection: one may serve all requests.
 * @param bindings may contain DATABASE, a service that gets the queries instead of Neon's own
 */
export function connect(
  { DATABASE_URL, NEON_ENDPOINT }: Pick<Settings, 'DATABASE_URL' | 'NEON_ENDPOINT'>,
  bindings: object = {},
): Database {
  const service = Object.entries(bindings).find(([name]) => name === 'DATABASE')?.[1];
  const within = fetchWithin(TIMEOUT, isService(service) ? (input, init) => service.fetch(input, init) : undefined);
  const send: Send = (input, init) => within(NEON_ENDPOINT ?? input, init);
  neonConfig.fetchFunction ??= sendItsWay;
  return drizzle(neon(DATABASE_URL, { fetchOptions: { send } }));
}

type Send = (input: string, init: RequestInit) => Promise<ReadAnswer>;

/** The driver has one way for all databases. Each of ours comes with its own. */
const sendItsWay = (input: string, init: RequestInit & { readonly send?: Send }): Promise<ReadAnswer> =>
  (init.send ?? fetchWithin(TIMEOUT))(input, init);

function isService(value: unknown): value is DatabaseService {
  return typeof value === 'object' && value !== null && 'fetch' in value && typeof value.fetch === 'function';
}

/**
 * Returns when the newest applied migration was generated, in milliseconds; 0 if none is applied. One round trip.
 * @throws what any query throws
 */
export async function newestMigration(db: Database): Promise<number> {
  try {
    const { rows } = await db.execute(sql`select max(created_at) as newest from drizzle.__drizzle_migrations`);
    return Number(rows[0]?.['newest'] ?? 0);
  } catch (error) {
    if (databaseError(error)?.code === UNDEFINED_TABLE) return 0;
    throw error;
  }
}

const UNDEFINED_TABLE = '42P01';

/** Returns the database's own error from anywhere in an error's causes; undefined if there is none. */
function databaseError(error: unknown): NeonDbError | undefined {
  if (error instanceof NeonDbError) return error;
  return error instanceof Error ? databaseError(error.cause) : undefined;
}

/**
 * SQLSTATE classes about the server rather than the statement: a later attempt may succeed. After a failover the old
 * server still reads, but refuses to write (25006).
 */
const PASSING = /^(?:08|28|3D|53|57|58|25006)/;

/** Whether a round trip was given up. The statement may have taken effect. */
function isTimedOut(error: unknown): boolean {
  if (error instanceof NeonDbError) return isTimedOut(error.sourceError);
  return error instanceof Error && (error.name === 'TimeoutError' || isTimedOut(error.cause));
}

/**
 * Whether the database could not be reached or is not responding. Without a SQLSTATE it never got the statement, or did
 * not answer in time.
 */
export function isUnreachable(error: unknown): boolean {
  if (isTimedOut(error)) return true;
  const found = databaseError(error);
  return found !== undefined && (found.code === undefined || PASSING.test(found.code));
}

/** Whether a row with this key exists already: another request came first. */
export function isTaken(error: unknown): boolean {
  return databaseError(error)?.code === '23505';
}

/** Whether this check constraint was violated. */
export function isChecked(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23514' && found.constraint === constraint;
}

/** Whether the row that a foreign key refers to is gone. */
export function isOrphaned(error: unknown): boolean {
  return databaseError(error)?.code === '23503';
}

/**
 * Returns what may be logged about an error. For the database's own errors only the code: its message, and the
 * statement that drizzle adds, contain parameters, which include hands and boneyards. For any other see `reducedError`.
 */
export function forLog(error: Error): string {
  if (isTimedOut(error)) return 'database timed out';
  const found = databaseError(error);
  if (found) return ['database', found.code ?? 'unreachable', found.constraint].filter(Boolean).join(' ');
  if (error.cause instanceof Error) return forLog(error.cause);
  return error instanceof DrizzleQueryError ? 'a query failed' : reducedError(error);
}
