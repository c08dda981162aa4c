import type { Channel } from '@slow-train/protocol';
import type { AvailableChannels } from '#text/notifications.ts';
import { pushState } from '../../notifications/push-state.ts';
import type { OwnNotifications } from '../../notifications/queries.ts';
import { CHANNEL_COLUMNS } from './rows.ts';

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
export function openChannels({ isHere, others, address, webhooks }: AvailableChannels): readonly Channel[] {
  const isOpen: { readonly [channel in Channel]: boolean } = {
    push: isHere || others.length > 0,
    mail: address !== null,
    webhook: webhooks > 0,
  };
  return CHANNEL_COLUMNS.filter((channel) => isOpen[channel]);
}
