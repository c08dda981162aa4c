import type { Mailer } from '@slow-train/settings/mail';
import type { Settings } from '@slow-train/settings';
import type { Channels } from '../notification.ts';
import { mailChannel } from './mail.ts';
import { pushChannel } from './push.ts';
import { webhookChannel } from './webhook.ts';

/** Returns all channels. One that is not configured answers `unconfigured`. Opens no connection. */
export function channelsFor(settings: Settings, mailer: Mailer | null): Channels {
  return {
    mail: mailChannel(mailer, settings),
    push: pushChannel(settings),
    webhook: webhookChannel(settings),
  };
}
