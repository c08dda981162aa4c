import { and, eq, exists, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { AccountId } from '../game/seats.ts';
import type { Database } from '../platform/database.ts';
import { users } from '../schema/accounts.ts';
import { reports, sanctions } from '../schema/moderation.ts';

const isInForce = and(ne(sanctions.kind, 'warn'), isNull(sanctions.liftedAt), gt(sanctions.until, sql`now()`));

/** Returns an account's address, and whether it is confirmed; undefined without a sanction in force or a waiting report. */
export async function ownerToRemember(db: Database, account: AccountId) {
  const holds = db
    .select({ id: sanctions.id })
    .from(sanctions)
    .where(and(eq(sanctions.accountId, account), isInForce));
  const waits = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.reportedId, account), isNull(reports.handledAt)));
  const [user] = await db
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.id, account), or(exists(holds), exists(waits))));
  return user;
}

/**
 * Returns the statement that takes the sanctions in force off an account, to wait for its inbox.
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

/**
 * Returns the statement that keeps the reports on an account that nobody has answered, with its lines: otherwise somebody
 * who is reported would empty the operator's queue by deleting their account.
 * @param inboxHash of `inboxToRemember`; null for nothing to keep
 * @param isDue whether to do it at all
 */
export function reportKeeping(db: Database, account: AccountId, inboxHash: string | null, isDue: SQL) {
  return db.execute(sql`
    with kept as (
      update reports set reported_id = null, inbox_hash = ${inboxHash}
      where reported_id = ${account} and handled_at is null and ${inboxHash === null ? sql`false` : isDue} returning id
    )
    update report_lines set account_id = null from kept where report_id = kept.id and account_id = ${account}`);
}

/**
 * Returns the statements that give the account with an address what has waited for its inbox: sanctions, and reports.
 * @param inboxHash of `hashOfInbox`
 */
export function moderationAdoption(db: Database, email: string, inboxHash: string) {
  const account = sql`(select id from users where email = ${email})`;
  return [
    db
      .update(sanctions)
      .set({ accountId: account, inboxHash: null })
      .where(and(eq(sanctions.inboxHash, inboxHash), isInForce)),
    db.execute(sql`
      with adopted as (
        update reports set reported_id = ${account}, inbox_hash = null where inbox_hash = ${inboxHash}
        returning id, reported_id
      )
      update report_lines set account_id = adopted.reported_id from adopted
      where report_id = adopted.id and account_id is null`),
  ] as const;
}

/** Gives the account with an address everything that has waited for its inbox. */
export async function adoptModeration(db: Database, email: string, inboxHash: string): Promise<void> {
  await db.batch(moderationAdoption(db, email, inboxHash));
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
