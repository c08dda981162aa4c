import type { Imposed, ImposeSchema, SanctionKind } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import { inEnglish, type Failure } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { auditRow } from '../operator/audit.ts';
import { NO_ACCOUNT } from '../operator/commands.ts';
import { imposedOf } from './imposed.ts';
import { NO_REPORT } from './queue.ts';
import { addSanction, answerSanction, reportedIn, sanctionInForce, sanctionsOf } from './store.ts';

const DAY = 86_400_000;

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
  const found = reportId === null ? undefined : await reportedIn(db, reportId);
  if (reportId !== null && found === undefined) return err(NO_REPORT);
  const { account: accountId, inboxHash } = found ?? { account: order.account ?? '', inboxHash: null };
  // Somebody who has deleted their account has the sanction on the next one with their inbox.
  const row = {
    id: nanoid(),
    accountId,
    inboxHash,
    kind,
    reason,
    reportId,
    at,
    until: new Date(at.getTime() + days * DAY),
  };
  const detail = { reason, days, sanction: row.id, report: reportId };
  const audit = auditRow(services, { operator, command: kind, target: accountId ?? reportId, detail });
  const added = await addSanction(db, row, audit);
  if (added === undefined) return err(NO_ACCOUNT);
  return ok({ sanction: imposedOf(added.imposed), reporter: added.reporter });
}

/** Returns the sanctions in force, or all of an account, latest first. */
export async function listSanctions({ db }: Needs, account: string | undefined): Promise<Imposed[]> {
  const rows = await sanctionsOf(db, account);
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
  const known = await sanctionInForce(db, id, at);
  if (known === undefined) return err(NO_SANCTION);
  const isAppealed = known.appealedAt !== null && known.answeredAt === null;
  if (outcome === 'upheld' && !isAppealed) return err(NO_APPEAL);
  const answered = { answer: reason, answeredAt: at };
  const set = outcome === 'lifted' ? { ...answered, liftedAt: at } : answered;
  const command = outcome === 'lifted' ? 'lift' : 'uphold';
  const detail = { reason, sanction: id, kind: known.kind satisfies SanctionKind };
  const audit = auditRow(services, { operator, command, target: known.accountId, detail });
  const decided = await answerSanction(db, id, set, audit);
  return decided === undefined ? err(NO_APPEAL) : ok(imposedOf(decided));
}
