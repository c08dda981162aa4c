import type { TestTarget } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type { Language } from '@slow-train/protocol/languages';
import type { Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../session/session.ts';
import { mailStop } from '../bounces/store.ts';
import type { MailTarget, SendResult, TestMessage } from '../notification.ts';
import { recordTest, type TestedChannel } from '../outbox/store.ts';
import { deleteSubscription, findSubscription, NO_SUBSCRIPTION } from '../push-subscriptions/store.ts';
import type { NotificationServices } from '../services.ts';
import { unsubscribeLinks } from '../unsubscribe/links.ts';
import { findWebhook, NO_WEBHOOK, type WebhookOwner } from '../webhooks/store.ts';
import { personalOwner } from '../webhooks/webhooks.ts';

type Needs = Pick<NotificationServices, 'db' | 'settings' | 'now' | 'channels'>;

/**
 * Sends a test message by one of the account's channels at once; the channel's health then shows the result.
 * Failures: `not-found` for a browser or webhook that is not theirs; `conflict` without an address, or if mail to it
 * has stopped; `not-delivered`
 */
export async function sendTest(
  services: Needs,
  session: Session,
  to: TestTarget,
  language: Language,
): Promise<Result<null, Failure>> {
  switch (to.channel) {
    case 'mail': {
      const target = await ownMailTarget(services, session);
      if (!target.ok) return target;
      const send = (message: TestMessage) => services.channels.mail(target.value, message);
      return attempt(services, { kind: 'mail', account: session.account, game: null, target: null, language }, send);
    }
    case 'push':
      return sendTestPush(services, session, to.id, language);
    case 'webhook':
      return sendTestToWebhook(services, personalOwner(session), to.id, language);
    default:
      return to satisfies never;
  }
}

/** Does the same for a webhook of a person or a game. Failures: `not-found`, `not-delivered` */
export async function sendTestToWebhook(
  services: Needs,
  owner: WebhookOwner,
  id: string,
  language: Language,
): Promise<Result<null, Failure>> {
  const webhook = await findWebhook(services.db, owner, id);
  if (webhook === undefined) return err(NO_WEBHOOK);
  const account = owner.game === null ? owner.account : null;
  const send = (message: TestMessage) => services.channels.webhook(webhook, message);
  return attempt(services, { kind: 'webhook', account, game: owner.game, target: id, language }, send);
}

async function sendTestPush(
  services: Needs,
  { account }: Session,
  id: string,
  language: Language,
): Promise<Result<null, Failure>> {
  const device = await findSubscription(services.db, account, id);
  if (device === undefined) return err(NO_SUBSCRIPTION);
  return attempt(services, { kind: 'push', account, game: null, target: id, language }, async (message) => {
    const result = await services.channels.push(device, message);
    // The browser has dropped this subscription: nothing will arrive there again.
    if (result.kind === 'never' && result.trouble === 'gone') await deleteSubscription(services.db, account, id);
    return result;
  });
}

const NO_ADDRESS: Failure = {
  problem: 'conflict',
  detail: (say) => say.noAddress,
};

const STOPPED: Failure = {
  problem: 'conflict',
  detail: (say) => say.mailStopped,
};

/** Returns the target for mail to one's own address. Failure: `conflict` without one, or if mail to it has stopped */
async function ownMailTarget(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  { account, name, email }: Session,
): Promise<Result<MailTarget, Failure>> {
  if (email === null) return err(NO_ADDRESS);
  if ((await mailStop(db, email)) !== null) return err(STOPPED);
  return ok({
    address: email,
    name: name ?? '',
    gameLink: (id) => new URL(`/tables/${id}`, settings.APP_URL).href,
    unsubscribe: await unsubscribeLinks(settings, account, 'mail'),
  });
}

async function attempt(
  { db, now }: Needs,
  channel: TestedChannel & { readonly language: Language },
  send: (message: TestMessage) => Promise<SendResult>,
): Promise<Result<null, Failure>> {
  const key = nanoid();
  const { language } = channel;
  const result = await send({ key, event: 'tryOut', language });
  await recordTest(db, key, channel, result, now());
  if (result.kind === 'sent') return ok(null);
  return err({ problem: 'not-delivered', detail: (say) => say.notDelivered[result.trouble] });
}
