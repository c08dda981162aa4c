import { NeonDbError, neon, neonConfig } from '@neondatabase/serverless';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http';
import type { Settings } from './settings.ts';

/** One HTTP request for each statement, or for a batch in one transaction. There are no interactive transactions. */
export type Database = NeonHttpDatabase;

/** Returns the database of these settings. Opens no connection: one may serve all requests. */
export function connect({ DATABASE_URL, NEON_ENDPOINT }: Settings): Database {
  if (NEON_ENDPOINT !== undefined) neonConfig.fetchEndpoint = NEON_ENDPOINT;
  return drizzle(neon(DATABASE_URL));
}

/** Checks whether the database answers. Throws what any query throws. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Returns the database's own error from anywhere in an error's causes; undefined if there is none. */
function databaseError(error: unknown): NeonDbError | undefined {
  if (error instanceof NeonDbError) return error;
  return error instanceof Error ? databaseError(error.cause) : undefined;
}

/** SQLSTATE classes about the server rather than the statement: a later attempt may succeed. */
const PASSING = /^(?:08|28|3D|53|57|58)/;

/** Whether the database could not be reached or is not responding. Without a SQLSTATE it never got the statement. */
export function isUnreachable(error: unknown): boolean {
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
 * statement that drizzle adds, contain parameters, which include hands and boneyards.
 */
export function forLog(error: Error): string {
  const found = databaseError(error);
  if (found) return ['database', found.code ?? 'unreachable', found.constraint].filter(Boolean).join(' ');
  if (error.cause instanceof Error) return forLog(error.cause);
  return error instanceof DrizzleQueryError ? 'a query failed' : (error.stack ?? error.name);
}
