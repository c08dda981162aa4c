import type { ChannelHealth, DeliveryFailure } from '@slow-train/protocol';
import type { OutboxKind } from '../../schema/notifications.ts';

/** The latest deliveries by one channel, or to one push subscription or webhook. */
export interface LatestDeliveries {
  readonly kind: OutboxKind;
  /** The push subscription or the webhook; null for mail. */
  readonly target: string | null;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly trouble: DeliveryFailure | null;
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
