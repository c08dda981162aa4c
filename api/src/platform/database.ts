import { NeonDbError, neon, neonConfig } from '@neondatabase/serverless';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle, type NeonHttpDatabase } from 'drizzle-orm/neon-http';
import type { Settings } from './settings.ts';

/** One HTTP request a statement, or a batch of them in one transaction. There are no interactive transactions. */
export type Database = NeonHttpDatabase;

/** The database of these settings. Opens nothing: it may be made once and used by every request. */
export function connect({ DATABASE_URL, NEON_ENDPOINT }: Settings): Database {
  if (NEON_ENDPOINT !== undefined) neonConfig.fetchEndpoint = NEON_ENDPOINT;
  return drizzle(neon(DATABASE_URL));
}

/** Asks the database for nothing but an answer. Throws what any query throws. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** What the database itself said, wherever in the causes of an error it stands; undefined for any other error. */
function databaseError(error: unknown): NeonDbError | undefined {
  if (error instanceof NeonDbError) return error;
  return error instanceof Error ? databaseError(error.cause) : undefined;
}

/** SQLSTATE classes that tell of the server and not of the statement: it may do it in a moment. */
const PASSING = /^(?:08|28|3D|53|57|58)/;

/** Whether the database could not be reached, or answers nobody now. Without a SQLSTATE it never got the statement. */
export function isUnreachable(error: unknown): boolean {
  const found = databaseError(error);
  return found !== undefined && (found.code === undefined || PASSING.test(found.code));
}

/** Whether a row with this primary key was there already: somebody else was faster. */
export function isTaken(error: unknown): boolean {
  return databaseError(error)?.code === '23505';
}

/** Whether this check constraint was violated. */
export function isChecked(error: unknown, constraint: string): boolean {
  const found = databaseError(error);
  return found?.code === '23514' && found.constraint === constraint;
}

/** Whether the row that this one belongs to is gone. */
export function isOrphaned(error: unknown): boolean {
  return databaseError(error)?.code === '23503';
}

/**
 * What may be written to a log about an error. Of the database's only the code: its words, and the statement that
 * drizzle adds to them, hold parameters, and those are hands and boneyards.
 */
export function forLog(error: Error): string {
  const found = databaseError(error);
  if (found) return ['database', found.code ?? 'unreachable', found.constraint].filter(Boolean).join(' ');
  if (error.cause instanceof Error) return forLog(error.cause);
  return error instanceof DrizzleQueryError ? 'a query failed' : (error.stack ?? error.name);
}
