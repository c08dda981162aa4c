import { MOST_SETUPS, type NamedSetup, type SavedSetup } from '@slow-train/protocol';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { savedSetups } from '../schema/saved-setups.ts';

// The queries about saved set-ups. Each function is one round trip.

const { accountId, id, name, choices, createdAt } = savedSetups;

/** Returns an account's set-ups, oldest first. */
export async function list(db: Database, account: AccountId): Promise<readonly SavedSetup[]> {
  return db
    .select({ id, name, choices })
    .from(savedSetups)
    .where(eq(accountId, account))
    .orderBy(asc(createdAt), asc(id));
}

/** Saves a set-up, once for each id. Returns false if the account has as many as it may. */
export async function save(db: Database, account: AccountId, setup: SavedSetup, at: Date): Promise<boolean> {
  const { id: own, name, choices } = setup;
  const { rows } = await db.execute(sql`
    insert into saved_setups (account_id, id, name, choices, created_at)
    select ${account}, ${own}, ${name}, ${JSON.stringify(choices)}::jsonb, ${at.toISOString()}::timestamptz
    where ${MOST_SETUPS} > (select count(*) from saved_setups where account_id = ${account} and id <> ${own})
    on conflict (account_id, id) do update set name = excluded.name, choices = excluded.choices
    returning id`);
  return rows.length > 0;
}

/** Replaces a set-up. Returns false if there is none. */
export async function replace(db: Database, account: AccountId, own: string, setup: NamedSetup): Promise<boolean> {
  const { name, choices } = setup;
  const isOwn = and(eq(accountId, account), eq(id, own));
  return (await db.update(savedSetups).set({ name, choices }).where(isOwn).returning({ id })).length > 0;
}

/** Deletes a set-up. Returns false if there is none. */
export async function remove(db: Database, account: AccountId, own: string): Promise<boolean> {
  const isOwn = and(eq(accountId, account), eq(id, own));
  return (await db.delete(savedSetups).where(isOwn).returning({ id })).length > 0;
}
