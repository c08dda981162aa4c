import { and, asc, count, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccountId } from '../game/seats.ts';
import { isOrphaned, type Database } from '../platform/database.ts';
import { users } from '../schema/accounts.ts';
import { reportLines, reports, sanctions, type ReportRow, type SanctionRow } from '../schema/moderation.ts';
import { mailStops } from '../schema/notifications.ts';
import { auditLog } from '../schema/operations.ts';
import type { AuditRow } from '../store/audit-query.ts';

// The operator's queries about reports and sanctions. Each function is one round trip.

/** Entries of each kind in one answer. */
const MAX_LISTED = 200;

/** Returns the reports and appeals that wait, oldest first. */
export async function waitingReports(db: Database) {
  const { id, at, reason, reportedId, name, message, handledAt } = reports;
  const [open, appeals] = await db.batch([
    db
      .select({ id, at, reason, reported: reportedId, name, message })
      .from(reports)
      .where(isNull(handledAt))
      .orderBy(asc(at))
      .limit(MAX_LISTED),
    db
      .select({ sanction: sanctions, name: users.name })
      .from(sanctions)
      .innerJoin(users, eq(users.id, sanctions.accountId))
      .where(and(isNotNull(sanctions.appealedAt), isNull(sanctions.answeredAt)))
      .orderBy(asc(sanctions.appealedAt))
      .limit(MAX_LISTED),
  ]);
  return { open, appeals };
}

/** Returns a report with the names that both people have now; undefined if there is none. */
export async function findReport(db: Database, id: string) {
  const reporter = alias(users, 'reporter');
  const [row] = await db
    .select({ report: reports, now: users.name, reporter: { account: reporter.id, name: reporter.name } })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reportedId))
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .where(eq(reports.id, id));
  return row;
}

/** Returns the lines of a report, how many others there are of and by the same people, and the sanctions so far. */
export async function aroundReport(
  db: Database,
  { id, reportedId, inboxHash, reporterId }: Pick<ReportRow, 'id' | 'reportedId' | 'inboxHash' | 'reporterId'>,
) {
  const isOther = ne(reports.id, id);
  const by = reporterId === null ? sql`false` : eq(reports.reporterId, reporterId);
  const [lines, [against], [made], imposed] = await db.batch([
    db.select().from(reportLines).where(eq(reportLines.reportId, id)).orderBy(asc(reportLines.number)),
    db
      .select({ many: count() })
      .from(reports)
      .where(and(isOf(reports, { account: reportedId, inboxHash }), isOther)),
    db.select({ many: count() }).from(reports).where(and(by, isOther)),
    db
      .select()
      .from(sanctions)
      .where(or(isOf(sanctions, { account: reportedId, inboxHash }), eq(sanctions.reportId, id)))
      .orderBy(desc(sanctions.at))
      .limit(MAX_LISTED),
  ]);
  return { lines, against: against?.many ?? 0, by: made?.many ?? 0, imposed };
}

interface Person {
  readonly account: AccountId | null;
  readonly inboxHash: string | null;
}

/** Whether a row is about a person: their account, or what is known of a deleted one. */
function isOf(table: typeof reports | typeof sanctions, { account, inboxHash }: Person) {
  if (account !== null) return eq(table === reports ? reports.reportedId : sanctions.accountId, account);
  return inboxHash === null ? sql`false` : eq(table.inboxHash, inboxHash);
}

/** Of somebody who has deleted their account, nothing stays once the report is answered. */
const ANSWERED = { inboxHash: null };
const goneLines = (db: Database, report: string) =>
  db.delete(reportLines).where(and(eq(reportLines.reportId, report), isNull(reportLines.accountId)));

/** Closes a report that waits. @returns who made it; `closed` if somebody has closed it, undefined if there is none */
export async function closeReport(
  db: Database,
  id: string,
  at: Date,
  audit: AuditRow,
): Promise<{ readonly reporter: AccountId | null } | 'closed' | undefined> {
  const [[row], [known]] = await db.batch([
    db
      .update(reports)
      .set({ handledAt: at, ...ANSWERED })
      .where(and(eq(reports.id, id), isNull(reports.handledAt)))
      .returning({ reporter: reports.reporterId }),
    db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)),
    db.insert(auditLog).values(audit),
    goneLines(db, id),
  ]);
  return row ?? (known && 'closed');
}

/** Returns the person of a report; undefined if there is none. */
export async function reportedIn(db: Database, report: string): Promise<Person | undefined> {
  const { reportedId: account, inboxHash } = reports;
  const [row] = await db.select({ account, inboxHash }).from(reports).where(eq(reports.id, report));
  return row;
}

/** Writes a sanction, and closes its report if that waits. @returns who made the report; undefined if the account is gone */
export async function addSanction(
  db: Database,
  row: typeof sanctions.$inferInsert & { readonly at: Date; readonly reportId: string | null },
  audit: AuditRow,
): Promise<{ readonly imposed: SanctionRow; readonly reporter: AccountId | null } | undefined> {
  const isOpen = and(eq(reports.id, row.reportId ?? ''), isNull(reports.handledAt));
  try {
    const [[imposed], closed] = await db.batch([
      db.insert(sanctions).values(row).returning(),
      db
        .update(reports)
        .set({ handledAt: row.at, ...ANSWERED })
        .where(isOpen)
        .returning({ reporter: reports.reporterId }),
      db.insert(auditLog).values(audit),
      goneLines(db, row.reportId ?? ''),
    ]);
    return imposed && { imposed, reporter: closed[0]?.reporter ?? null };
  } catch (error) {
    // The account is gone, and its report with it.
    if (isOrphaned(error)) return undefined;
    throw error;
  }
}

/** Returns the sanctions in force, or all of an account, latest first. */
export async function sanctionsOf(db: Database, account: AccountId | undefined): Promise<SanctionRow[]> {
  const isInForce = and(isNull(sanctions.liftedAt), gt(sanctions.until, sql`now()`));
  return db
    .select()
    .from(sanctions)
    .where(account === undefined ? isInForce : eq(sanctions.accountId, account))
    .orderBy(desc(sanctions.until))
    .limit(MAX_LISTED);
}

const isStillInForce = (id: string, at: Date) =>
  and(eq(sanctions.id, id), isNull(sanctions.liftedAt), gt(sanctions.until, at));

/** Returns a sanction in force; undefined if there is none. */
export async function sanctionInForce(db: Database, id: string, at: Date): Promise<SanctionRow | undefined> {
  const [known] = await db.select().from(sanctions).where(isStillInForce(id, at));
  return known;
}

/**
 * Writes a decision about a sanction in force.
 * @returns it afterwards; undefined if it is over, or was to be upheld and somebody has answered the appeal
 */
export async function answerSanction(
  db: Database,
  id: string,
  set: { readonly answer: string; readonly answeredAt: Date; readonly liftedAt?: Date },
  audit: AuditRow,
): Promise<SanctionRow | undefined> {
  const isFirst = set.liftedAt === undefined ? isNull(sanctions.answeredAt) : undefined;
  const [[decided]] = await db.batch([
    db
      .update(sanctions)
      .set(set)
      .where(and(isStillInForce(id, set.answeredAt), isFirst))
      .returning(),
    // Also if somebody else has just decided: it is in the log who tried.
    db.insert(auditLog).values(audit),
  ]);
  return decided;
}

/** Returns the address of an account and its settings; undefined for a guest, and for an address that gets no mail. */
export async function reachableOwner(db: Database, account: AccountId) {
  const [user] = await db
    .select({ email: users.email, settings: users.settings })
    .from(users)
    .leftJoin(mailStops, eq(mailStops.email, users.email))
    .where(and(eq(users.id, account), users.emailVerified, isNull(mailStops.email)));
  return user;
}
