import type { ChannelHealth, DeliveryFailure } from '@slow-train/protocol';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { outbox, type OutboxKind } from '../../schema/notifications.ts';

/** The latest deliveries by one channel, or to one push subscription or webhook. */
export interface LatestDeliveries {
  readonly kind: OutboxKind;
  /** The push subscription or the webhook; null for mail. */
  readonly target: string | null;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly trouble: DeliveryFailure | null;
}

/** Returns the statement that reads the latest deliveries of an account, or of a game's webhooks. */
export function latestDeliveries(db: Database, owner: { readonly account: string } | { readonly game: string }) {
  // A row that waits for another attempt has failed too, at a time that is not stored: its creation is close enough.
  const at = sql`coalesce(${outbox.settledAt}, ${outbox.createdAt})`;
  const failed = and(ne(outbox.state, 'sent'), isNotNull(outbox.trouble));
  const newest = (of: ReturnType<typeof and>) =>
    sql<Date | null>`max(${at}) filter (where ${of})`.mapWith(outbox.settledAt);
  const target = sql<string | null>`case when ${outbox.kind} <> 'mail' then ${outbox.target} end`;
  const isTheirs =
    'account' in owner
      ? eq(outbox.accountId, owner.account)
      : and(eq(outbox.gameId, owner.game), isNull(outbox.accountId));
  return db
    .select({
      kind: outbox.kind,
      target,
      sentAt: newest(eq(outbox.state, 'sent')),
      failedAt: newest(failed),
      trouble: sql<DeliveryFailure | null>`(array_agg(${outbox.trouble} order by ${at} desc) filter (where ${failed}))[1]`,
    })
    .from(outbox)
    .where(and(isTheirs, ne(outbox.kind, 'notice')))
    .groupBy(outbox.kind, target);
}

export const UNTRIED: ChannelHealth = { sentAt: null, failedAt: null, trouble: null };

/** Returns how a channel has worked lately. Its trouble is over once a message was sent again. */
export function channelHealth(
  deliveries: readonly LatestDeliveries[],
  kind: OutboxKind,
  target: string | null = null,
): ChannelHealth {
  const found = deliveries.find((one) => one.kind === kind && one.target === target);
  if (found === undefined) return UNTRIED;
  const { sentAt, failedAt, trouble } = found;
  const isOver = failedAt === null || (sentAt !== null && sentAt > failedAt);
  return {
    sentAt: sentAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    trouble: isOver ? null : trouble,
  };
}
