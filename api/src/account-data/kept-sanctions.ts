import { and, eq, exists, gt, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { users } from '../schema/accounts.ts';
import { sanctions } from '../schema/moderation.ts';
import { inboxOf } from '../session/inbox-limits.ts';

// A sanction outlives its account, as long as it holds: otherwise deleting and signing up again would end it. Of the
// address only a keyed hash is kept, and only that long.

const isInForce = and(ne(sanctions.kind, 'warn'), isNull(sanctions.liftedAt), gt(sanctions.until, sql`now()`));

const hashOfInbox = (settings: Pick<Platform['settings'], 'AUTH_SECRET'>, email: string): Promise<string> =>
  keyedHash(settings, 'sanctioned inbox', inboxOf(email));

/**
 * Returns the hash to keep with what holds for an account: that of its inbox, by which to know its owner again. Without an
 * address it is one that no inbox has; then only a browser knows what held there (`holdsIn`). Null if nothing holds.
 */
export async function inboxToRemember(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  account: AccountId,
): Promise<string | null> {
  const holds = db
    .select({ id: sanctions.id })
    .from(sanctions)
    .where(and(eq(sanctions.accountId, account), isInForce));
  const [user] = await db
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.id, account), exists(holds)));
  if (user === undefined) return null;
  return user.emailVerified ? hashOfInbox(settings, user.email) : keyedHash(settings, 'sanctioned guest', account);
}

/**
 * Returns the statement that takes what holds off an account, to wait for its inbox.
 * @param inboxHash of `inboxToRemember`; null for nothing to keep
 * @param isDue whether to do it at all
 */
export function sanctionKeeping(db: Database, account: AccountId, inboxHash: string | null, isDue: SQL) {
  return (
    db
      .update(sanctions)
      // Their own texts go with them.
      .set({ accountId: null, inboxHash, appeal: null, reportId: null })
      .where(and(eq(sanctions.accountId, account), isInForce, inboxHash === null ? sql`false` : isDue))
  );
}

/** Returns the statement that imposes on the account with an address what has waited for its inbox. */
export async function sanctionAdoption(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  email: string,
): Promise<{ readonly statement: ReturnType<typeof adoption> }> {
  // Not by itself: awaiting a statement runs it.
  return { statement: adoption(db, email, await hashOfInbox(settings, email)) };
}

function adoption(db: Database, email: string, inboxHash: string) {
  return db
    .update(sanctions)
    .set({ accountId: sql`(select id from users where email = ${email})`, inboxHash: null })
    .where(and(eq(sanctions.inboxHash, inboxHash), isInForce));
}

/** Returns the statements that move a guest’s reports and sanctions to the account they join. */
export function moderationMerge(db: Database, from: AccountId, to: AccountId) {
  return [
    db.update(sanctions).set({ accountId: to }).where(eq(sanctions.accountId, from)),
    db.execute(sql`update reports set reporter_id = ${to} where reporter_id = ${from} and reported_id <> ${to}
      and not exists (select from reports r where r.reporter_id = ${to} and r.key = reports.key)`),
    // Nobody is left to be told of a report on themselves.
    db.execute(
      sql`update reports set reported_id = ${to} where reported_id = ${from} and reporter_id is distinct from ${to}`,
    ),
    db.execute(sql`update report_lines set account_id = ${to} where account_id = ${from}`),
    // A guest who did not want to be seen does not want it afterwards either.
    db.execute(sql`update users set shows_presence = false from users as guest
      where users.id = ${to} and guest.id = ${from} and not guest.shows_presence`),
  ] as const;
}
