import type { Imposed, ImposeSchema, SanctionKind } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import { inEnglish, type Failure } from '../http/problem.ts';
import { isOrphaned } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { reports, sanctions } from '../schema/moderation.ts';
import { auditLog } from '../schema/operations.ts';
import { auditRow } from '../operator/audit.ts';
import { NO_ACCOUNT } from '../operator/commands.ts';
import { imposedOf } from './imposed.ts';
import { NO_REPORT } from './queue.ts';

const DAY = 86_400_000;
/** Sanctions in one answer. */
const MAX_LISTED = 200;

const NO_SANCTION: Failure = { problem: 'not-found', detail: inEnglish('There is no such sanction in force.') };
const NO_APPEAL: Failure = {
  problem: 'conflict',
  detail: inEnglish(
    'Nobody has appealed against this sanction, or the appeal is answered. It can be lifted all the same.',
  ),
};

type Needs = Pick<Platform, 'db' | 'now'>;
type Order = z.output<typeof ImposeSchema> & { readonly operator: string };

/** The sanction, and the reporter to tell that their report was looked at. */
interface Imposition {
  readonly sanction: Imposed;
  readonly reporter: string | null;
}

/**
 * Imposes something on an account, or on the person of a report, which is thereby handled; also on one that was handled
 * before. Failure: `not-found`
 */
export async function impose(services: Needs, order: Order): Promise<Result<Imposition, Failure>> {
  const { db, now } = services;
  const { kind, days, reason, operator, report: reportId = null } = order;
  const at = now();
  const found = reportId === null ? undefined : await reportedOf(services, reportId);
  if (reportId !== null && found === undefined) return err(NO_REPORT);
  const accountId = found?.account ?? order.account ?? '';
  const row = { id: nanoid(), accountId, kind, reason, reportId, at, until: new Date(at.getTime() + days * DAY) };
  const detail = { reason, days, sanction: row.id, report: reportId };
  const audit = auditRow(services, { operator, command: kind, target: accountId, detail });
  const isOpen = and(eq(reports.id, reportId ?? ''), isNull(reports.handledAt));
  try {
    const [[imposed], closed] = await db.batch([
      db.insert(sanctions).values(row).returning(),
      db.update(reports).set({ handledAt: at }).where(isOpen).returning({ reporter: reports.reporterId }),
      db.insert(auditLog).values(audit),
    ]);
    if (imposed === undefined) return err(NO_ACCOUNT);
    return ok({ sanction: imposedOf(imposed), reporter: closed[0]?.reporter ?? null });
  } catch (error) {
    // The account is gone, and its report with it.
    if (isOrphaned(error)) return err(NO_ACCOUNT);
    throw error;
  }
}

async function reportedOf({ db }: Needs, report: string): Promise<{ readonly account: string } | undefined> {
  const [row] = await db.select({ account: reports.reportedId }).from(reports).where(eq(reports.id, report));
  return row;
}

/** Returns the sanctions in force, or all of an account, latest first. */
export async function listSanctions({ db }: Needs, account: string | undefined): Promise<Imposed[]> {
  const isInForce = and(isNull(sanctions.liftedAt), gt(sanctions.until, sql`now()`));
  const rows = await db
    .select()
    .from(sanctions)
    .where(account === undefined ? isInForce : eq(sanctions.accountId, account))
    .orderBy(desc(sanctions.until))
    .limit(MAX_LISTED);
  return rows.map(imposedOf);
}

/** A decision about a sanction: `lifted` ends it, with or without an appeal; `upheld` answers an appeal. */
interface Decision {
  readonly id: string;
  readonly outcome: 'upheld' | 'lifted';
  readonly reason: string;
  readonly operator: string;
}

/** Decides on a sanction in force. Failures: `not-found`; `conflict` (no appeal to uphold it against) */
export async function decide(
  services: Needs,
  { id, outcome, reason, operator }: Decision,
): Promise<Result<Imposed, Failure>> {
  const { db, now } = services;
  const at = now();
  const isInForce = and(eq(sanctions.id, id), isNull(sanctions.liftedAt), gt(sanctions.until, at));
  const [known] = await db.select().from(sanctions).where(isInForce);
  if (known === undefined) return err(NO_SANCTION);
  const isAppealed = known.appealedAt !== null && known.answeredAt === null;
  if (outcome === 'upheld' && !isAppealed) return err(NO_APPEAL);
  const answered = { answer: reason, answeredAt: at };
  const set = outcome === 'lifted' ? { ...answered, liftedAt: at } : answered;
  const command = outcome === 'lifted' ? 'lift' : 'uphold';
  const detail = { reason, sanction: id, kind: known.kind satisfies SanctionKind };
  const audit = auditRow(services, { operator, command, target: known.accountId, detail });
  const [[decided]] = await db.batch([
    db
      .update(sanctions)
      .set(set)
      .where(and(isInForce, outcome === 'upheld' ? isNull(sanctions.answeredAt) : undefined))
      .returning(),
    // Also if somebody else has just decided: it is in the log who tried.
    db.insert(auditLog).values(audit),
  ]);
  return decided === undefined ? err(NO_APPEAL) : ok(imposedOf(decided));
}
