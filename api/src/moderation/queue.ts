import type { Queue, Report } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { and, asc, count, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inEnglish, type Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { users } from '../schema/accounts.ts';
import { reportLines, reports, sanctions, type ReportLineRow } from '../schema/moderation.ts';
import { auditLog } from '../schema/operations.ts';
import { auditRow } from '../operator/audit.ts';
import { imposedOf } from './imposed.ts';

/** Entries of each kind in one answer. */
const MAX_LISTED = 200;

export const NO_REPORT: Failure = { problem: 'not-found', detail: inEnglish('There is no such report.') };
const HANDLED: Failure = {
  problem: 'conflict',
  detail: inEnglish('Somebody has already decided on this report. Look at it, and at the audit log of its account.'),
};

/** Returns the reports and appeals that wait, oldest first. One round trip. */
export async function listQueue({ db }: Pick<Platform, 'db'>): Promise<Queue> {
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
  return {
    reports: open.map(({ message: about, ...one }) => ({
      ...one,
      at: one.at.toISOString(),
      isAboutMessage: about !== null,
    })),
    appeals: appeals.map(({ sanction, name: called }) => ({
      sanction: sanction.id,
      at: (sanction.appealedAt ?? sanction.at).toISOString(),
      kind: sanction.kind,
      account: sanction.accountId ?? '',
      name: called,
      text: sanction.appeal ?? '',
    })),
  };
}

/**
 * Returns a report with its lines, and the operator's facts about both people; null if there is none. Two round trips.
 */
export async function readReport({ db }: Pick<Platform, 'db'>, id: string): Promise<Report | null> {
  const reporter = alias(users, 'reporter');
  const [row] = await db
    .select({ report: reports, now: users.name, reporter: { account: reporter.id, name: reporter.name } })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reportedId))
    .leftJoin(reporter, eq(reporter.id, reports.reporterId))
    .where(eq(reports.id, id));
  if (row === undefined) return null;
  const { report } = row;
  const isOther = ne(reports.id, id);
  const by = report.reporterId === null ? sql`false` : eq(reports.reporterId, report.reporterId);
  const [lines, [against], [made], imposed] = await db.batch([
    db.select().from(reportLines).where(eq(reportLines.reportId, id)).orderBy(asc(reportLines.number)),
    db
      .select({ many: count() })
      .from(reports)
      .where(and(eq(reports.reportedId, report.reportedId), isOther)),
    db.select({ many: count() }).from(reports).where(and(by, isOther)),
    db
      .select()
      .from(sanctions)
      .where(or(eq(sanctions.accountId, report.reportedId), eq(sanctions.reportId, id)))
      .orderBy(desc(sanctions.at))
      .limit(MAX_LISTED),
  ]);
  return {
    id,
    at: report.at.toISOString(),
    handledAt: report.handledAt?.toISOString() ?? null,
    reason: report.reason,
    note: report.note,
    game: { id: report.gameId, name: report.gameName },
    message: report.message,
    reported: { account: report.reportedId, name: report.name, now: row.now },
    reporter: row.reporter,
    lines: lines.map((line) => ({ ...lineOf(line), by: whoSaid(line, report) })),
    earlier: { against: against?.many ?? 0, by: made?.many ?? 0, sanctions: imposed.map(imposedOf) },
  };
}

function lineOf({
  number,
  seat,
  name,
  at,
  isEdited,
  text,
  phrase,
}: ReportLineRow): Omit<Report['lines'][number], 'by'> {
  const said =
    text !== null
      ? ({ kind: 'text', text } as const)
      : phrase !== null
        ? ({ kind: 'phrase', phrase } as const)
        : ({ kind: 'removed' } as const);
  return { number, seat, name, at: at.toISOString(), isEdited, said };
}

function whoSaid(
  { accountId }: ReportLineRow,
  { reportedId, reporterId }: { readonly reportedId: string; readonly reporterId: string | null },
): Report['lines'][number]['by'] {
  return accountId === reportedId ? 'reported' : accountId === reporterId ? 'reporter' : 'other';
}

/** Closes a report without anything imposed. @returns who made it. Failures: `not-found`, `conflict` (decided already) */
export async function dismissReport(
  services: Pick<Platform, 'db' | 'now'>,
  { id, operator, reason }: { readonly id: string; readonly operator: string; readonly reason: string },
): Promise<Result<{ readonly reporter: string | null }, Failure>> {
  const { db, now } = services;
  const audit = auditRow(services, { operator, command: 'dismiss', target: id, detail: { reason } });
  const [closed, [known]] = await db.batch([
    db
      .update(reports)
      .set({ handledAt: now() })
      .where(and(eq(reports.id, id), isNull(reports.handledAt)))
      .returning({ reporter: reports.reporterId }),
    db.select({ id: reports.id }).from(reports).where(eq(reports.id, id)),
    db.insert(auditLog).values(audit),
  ]);
  const [row] = closed;
  if (row !== undefined) return ok(row);
  return err(known === undefined ? NO_REPORT : HANDLED);
}
