import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { openWaits, removals, timeouts } from '../schema/open-games.ts';

/**
 * Returns the statements that move a guest's places in queues, late turns and removals to the account they join. Where both
 * wait, the account has waited since the first of the two; a host who has removed one of them keeps out both.
 */
export function openGameMerge(db: Database, from: string, to: string) {
  const isNew = sql`not exists (
    select 1 from open_waits as theirs where theirs.account_id = ${to} and theirs.kind = ${openWaits.kind}
  )`;
  return [
    // A place that was used up says nothing against the guest's, which was not.
    db.execute(sql`
      update open_waits theirs set seated = 0,
        since = case when theirs.seated = 0 then least(theirs.since, guest.since) else guest.since end
      from open_waits guest
      where theirs.account_id = ${to} and guest.account_id = ${from} and guest.kind = theirs.kind and guest.seated = 0`),
    db
      .update(openWaits)
      .set({ accountId: to })
      .where(and(eq(openWaits.accountId, from), isNew)),
    db.update(timeouts).set({ accountId: to }).where(eq(timeouts.accountId, from)),
    db.execute(sql`
      insert into removals select game_id, ${to}, at from removals where account_id = ${from} on conflict do nothing`),
  ] as const;
}

/** Returns the queries for an account's rows about open games. */
export function openGameData(db: Database, account: string) {
  return [
    db.select().from(openWaits).where(eq(openWaits.accountId, account)).orderBy(asc(openWaits.since)),
    db.select().from(timeouts).where(eq(timeouts.accountId, account)).orderBy(asc(timeouts.at)),
    db.select().from(removals).where(eq(removals.accountId, account)).orderBy(asc(removals.at)),
  ] as const;
}
