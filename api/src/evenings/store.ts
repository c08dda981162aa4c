import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { evenings } from '../schema/evenings.ts';

// The queries about followed score sheets. Each function is one round trip.

const { code, keyHash, sheet, revision } = evenings;

/** A score sheet as those who follow it see it. */
export interface FollowedSheet {
  readonly evening: string;
  readonly revision: number;
}

/** Saves a new sheet. */
export async function insert(
  db: Database,
  row: { readonly code: string; readonly keyHash: string; readonly sheet: string },
  now: Date,
): Promise<void> {
  await db.insert(evenings).values({ ...row, revision: 1, changedAt: now });
}

/** Returns a sheet; undefined if it is gone. */
export async function read(db: Database, one: string): Promise<FollowedSheet | undefined> {
  const [row] = await db.select({ evening: sheet, revision }).from(evenings).where(eq(code, one));
  return row;
}

/** Replaces a sheet. Returns whether it is there and the key is its own. */
export async function replace(
  db: Database,
  one: { readonly code: string; readonly keyHash: string },
  changed: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(evenings)
    .set({ sheet: changed, revision: sql`${revision} + 1`, changedAt: now })
    .where(and(eq(code, one.code), eq(keyHash, one.keyHash)))
    .returning({ code });
  return rows.length > 0;
}

/** Deletes a sheet. Returns whether it was there and the key was its own. */
export async function remove(db: Database, one: { readonly code: string; readonly keyHash: string }): Promise<boolean> {
  const rows = await db
    .delete(evenings)
    .where(and(eq(code, one.code), eq(keyHash, one.keyHash)))
    .returning({ code });
  return rows.length > 0;
}

/** Returns the query that deletes sheets which have not changed since then. */
export const removalQuery = (db: Database, since: Date) => db.delete(evenings).where(lt(evenings.changedAt, since));
