import { NotificationPreferencesSchema, type Notifications } from '@slow-train/protocol';
import { KEY } from './browser.ts';

const HEALTH = { sentAt: null, failedAt: null, trouble: null };

/** The default settings, on a server with all channels. */
export function notifications(changed: Partial<Notifications> = {}): Notifications {
  return {
    choices: NotificationPreferencesSchema.parse({ timeZone: 'Europe/Vienna' }),
    mail: { address: null, isConfigured: true, stopped: null, health: HEALTH },
    push: { key: KEY, devices: [] },
    webhooks: [],
    tables: [],
    feeds: null,
    ...changed,
  };
}
