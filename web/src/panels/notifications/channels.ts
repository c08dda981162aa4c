import type { ChannelKind } from '@slow-train/protocol';
import type { AvailableChannels } from '../../text/notification-sentences.ts';
import { pushState } from '../../notifications/push-state.ts';
import type { OwnNotifications } from '../../notifications/queries.ts';

/** A channel as the settings see it. Its words are in `text/…/notifications.ts`. */
interface ChannelDescription {
  readonly kind: ChannelKind;
  /** Returns whether anything can be sent by it now. */
  isOpen(available: AvailableChannels): boolean;
  /** Whether its preferences are shown before it is set up. */
  readonly isOffered: boolean;
  /** The waits to choose from, in minutes. */
  readonly waits: readonly number[];
}

const SHORT_WAITS: readonly number[] = [0, 1, 2, 5, 10, 30, 60];

const DESCRIPTIONS: { readonly [kind in ChannelKind]: Omit<ChannelDescription, 'kind'> } = {
  push: { isOpen: ({ isHere, others }) => isHere || others.length > 0, isOffered: true, waits: SHORT_WAITS },
  mail: { isOpen: ({ address }) => address !== null, isOffered: true, waits: [0, 5, 15, 30, 60, 120, 240, 480] },
  webhook: { isOpen: ({ webhooks }) => webhooks > 0, isOffered: false, waits: SHORT_WAITS },
};

/** The kinds in the order of the settings. (Importing the protocol's own list would bring in all its schemas.) */
export const CHANNEL_COLUMNS = ['push', 'mail', 'webhook'] as const satisfies readonly ChannelKind[];

/** The channels in the order of the settings. */
const CHANNEL_LIST: readonly ChannelDescription[] = CHANNEL_COLUMNS.map((kind) => ({
  kind,
  ...DESCRIPTIONS[kind],
}));

/** Returns the channels whose preferences are shown. */
export const shownChannels = (open: readonly ChannelKind[]): readonly ChannelDescription[] =>
  CHANNEL_LIST.filter(({ kind, isOffered }) => isOffered || open.includes(kind));

/** Returns the channels that reach somebody now: without a browser that blocks or an address that bounces. */
export function availableChannels({ push, mail, webhooks }: OwnNotifications): AvailableChannels {
  return {
    isHere: push.key !== null && pushState() === 'granted' && push.devices.some((device) => device.isThis),
    others: push.key === null ? [] : push.devices.flatMap((device) => (device.isThis ? [] : [device.deviceName])),
    address: mail.isConfigured && mail.stopped === null ? mail.address : null,
    webhooks: webhooks.length,
  };
}

/** Returns the channels through which anything can be sent to somebody now. */
export const openChannels = (available: AvailableChannels): readonly ChannelKind[] =>
  CHANNEL_LIST.flatMap(({ kind, isOpen }) => (isOpen(available) ? [kind] : []));
