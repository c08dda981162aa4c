import type { Queue, Report } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { inEnglish, type Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { ReportLineRow } from '../schema/moderation.ts';
import { auditRow } from '../operator/audit.ts';
import { imposedOf } from './imposed.ts';
import { aroundReport, closeReport, findReport, waitingReports } from './store.ts';

export const NO_REPORT: Failure = { problem: 'not-found', detail: inEnglish('There is no such report.') };
const HANDLED: Failure = {
  problem: 'conflict',
  detail: inEnglish('Somebody has already decided on this report. Look at it, and at the audit log of its account.'),
};

/** Returns the reports and appeals that wait, oldest first. One round trip. */
export async function listQueue({ db }: Pick<Platform, 'db'>): Promise<Queue> {
  const { open, appeals } = await waitingReports(db);
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
  const row = await findReport(db, id);
  if (row === undefined) return null;
  const { report } = row;
  const { lines, against, by, imposed } = await aroundReport(db, report);
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
    earlier: { against, by, sanctions: imposed.map(imposedOf) },
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
  { reportedId, reporterId }: { readonly reportedId: string | null; readonly reporterId: string | null },
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
  const closed = await closeReport(db, id, now(), audit);
  if (closed === undefined) return err(NO_REPORT);
  return closed === 'closed' ? err(HANDLED) : ok(closed);
}
