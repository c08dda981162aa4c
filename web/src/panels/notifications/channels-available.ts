import type { Channel } from '@slow-train/protocol';
import type { AvailableChannels } from '../../text/notification-summary.ts';
import { pushState } from '../../notifications/push-state.ts';
import type { OwnNotifications } from '../../notifications/queries.ts';
import { CHANNEL_COLUMNS } from './rows.ts';

/** The ways that lead to somebody now: neither a browser that blocks nor an address at which mail comes back. */
export function availableChannels({ push, mail, webhooks }: OwnNotifications): AvailableChannels {
  return {
    isHere: push.key !== null && pushState() === 'granted' && push.devices.some((device) => device.isThis),
    others: push.key === null ? [] : push.devices.flatMap((device) => (device.isThis ? [] : [device.deviceName])),
    address: mail.isConfigured && mail.stopped === null ? mail.address : null,
    webhooks: webhooks.length,
  };
}

/** The channels by which anything can go out to somebody now. */
export function openChannels({ isHere, others, address, webhooks }: AvailableChannels): readonly Channel[] {
  const isOpen: { readonly [channel in Channel]: boolean } = {
    push: isHere || others.length > 0,
    mail: address !== null,
    webhook: webhooks > 0,
  };
  return CHANNEL_COLUMNS.filter((channel) => isOpen[channel]);
}
