import { CHANNELS, type ChannelKind, type Instant } from '@slow-train/protocol';
import { addOne, bucketOf, DAY, HOUR, KEPT, OF_EACH, type Used } from './buckets.ts';

// Pushes and webhooks have no limit of a day. Yet the site sends a dozen at a time, and a thousand of one account would make
// all others wait.

/** A channel whose messages nobody limits but us. */
export type SharedKind = Exclude<ChannelKind, 'mail'>;
export const SHARED_KINDS = CHANNELS.filter((kind) => kind !== 'mail');

/** A message that is to be sent now: whose channel it goes through, each by a key. */
export interface AskedShare {
  readonly kind: SharedKind;
  readonly from: readonly string[];
}

/** Of each channel, what is kept of the messages of a day. */
export interface SharesState {
  /** The UTC day, counted since 1970. */
  readonly day: number;
  readonly kinds: Partial<Record<SharedKind, Counts>>;
}

interface Counts {
  sent: number;
  readonly used: Used;
  heldBack: number;
}

/** Messages of the day that were put off, because somebody has had their share. */
export type MessagesHeldBack = Readonly<Record<SharedKind, number>>;

export interface SharesTaken {
  /** For each message, when it should come back instead; null to send it now. */
  readonly turns: readonly (Instant | null)[];
  /** Channels of which the day's first message was put off: the operator is told. */
  readonly warns: readonly SharedKind[];
}

export const NO_SHARES: SharesState = { day: 0, kinds: {} };

/** The messages of a channel on an ordinary day; on a busier one, the shares grow with it. */
const USUAL = 5_000;

/**
 * Returns the turns of messages, and the state afterwards. An account or a game that has had a tenth of the day waits an hour,
 * or until midnight, while others may need the rest: in the morning half of a usual day is kept for them.
 */
export function takeShares(
  before: SharesState,
  now: Instant,
  asked: readonly AskedShare[],
  usual = USUAL,
): { state: SharesState; taken: SharesTaken } {
  const day = Math.floor(now / DAY);
  // Counted in a copy: a new one for each message would take as long as sending it.
  const kinds = structuredClone(before.day === day ? before.kinds : {});
  const warns: SharedKind[] = [];
  const turns = asked.map(({ kind, from }) => {
    const counts = (kinds[kind] ??= { sent: 0, used: {}, heldBack: 0 });
    const { sent, used } = counts;
    const share = Math.max(usual, sent) * OF_EACH;
    const kept = usual * KEPT * (1 - (now % DAY) / DAY);
    if (usual - sent > kept || from.every((key) => (used[bucketOf(key)] ?? 0) < share)) {
      counts.sent += 1;
      addOne(used, from);
      return null;
    }
    if (counts.heldBack === 0) warns.push(kind);
    counts.heldBack += 1;
    return Math.min((day + 1) * DAY, now + HOUR);
  });
  return { state: { day, kinds }, taken: { turns, warns } };
}

/** Returns how many messages of the day were put off. */
export function heldBackOn({ day, kinds }: SharesState, now: Instant): MessagesHeldBack {
  const of = (kind: SharedKind): number => (day === Math.floor(now / DAY) ? (kinds[kind]?.heldBack ?? 0) : 0);
  return { push: of('push'), webhook: of('webhook') };
}
