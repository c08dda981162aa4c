import type { Health, NotifyTrouble } from '@slow-train/protocol';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db.ts';
import { outbox, type OutboxKind } from './notify.sql.ts';

/** How one way has worked lately, as the outbox has it. */
export interface Worked {
  readonly kind: OutboxKind;
  /** The push subscription or the webhook; null for mail. */
  readonly target: string | null;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly trouble: NotifyTrouble | null;
}

/** The statement that reads how each way of an account, or each webhook of a table, has worked lately: one row each. */
export function worked(db: Database, whose: { readonly account: string } | { readonly table: string }) {
  // What waits for another attempt has failed as well; when, only its beginning tells.
  const at = sql`coalesce(${outbox.settledAt}, ${outbox.createdAt})`;
  const failed = and(ne(outbox.state, 'sent'), isNotNull(outbox.trouble));
  const newest = (of: ReturnType<typeof and>) =>
    sql<Date | null>`max(${at}) filter (where ${of})`.mapWith(outbox.settledAt);
  const target = sql<string | null>`case when ${outbox.kind} <> 'mail' then ${outbox.target} end`;
  const isTheirs =
    'account' in whose
      ? eq(outbox.accountId, whose.account)
      : and(eq(outbox.gameId, whose.table), isNull(outbox.accountId));
  return db
    .select({
      kind: outbox.kind,
      target,
      sentAt: newest(eq(outbox.state, 'sent')),
      failedAt: newest(failed),
      trouble: sql<NotifyTrouble | null>`(array_agg(${outbox.trouble} order by ${at} desc) filter (where ${failed}))[1]`,
    })
    .from(outbox)
    .where(and(isTheirs, ne(outbox.kind, 'notice')))
    .groupBy(outbox.kind, target);
}

const UNTRIED: Health = { sentAt: null, failedAt: null, trouble: null };

/** How one way has worked lately; a trouble is none any more if it has worked since. */
export function healthOf(all: readonly Worked[], kind: OutboxKind, target: string | null = null): Health {
  const found = all.find((one) => one.kind === kind && one.target === target);
  if (found === undefined) return UNTRIED;
  const { sentAt, failedAt, trouble } = found;
  const isOver = failedAt === null || (sentAt !== null && sentAt > failedAt);
  return {
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    trouble: isOver ? null : trouble,
  };
}
