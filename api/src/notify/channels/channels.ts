import type { Settings } from '../../env.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { Channels } from '../told.ts';
import { mailChannel } from './mail.ts';
import { pushChannel } from './push.ts';
import { webhookChannel } from './webhook.ts';

/** The ways out that the settings name; one that they do not name says so of itself. Opens nothing. */
export function channelsFor(settings: Settings, mailer: Mailer | null): Channels {
  return {
    mail: mailChannel(mailer, settings),
    push: pushChannel(settings),
    webhook: webhookChannel(settings),
  };
}
