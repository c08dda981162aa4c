import type { ChannelKind, TestTarget } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type { Language } from '@slow-train/protocol/languages';
import type { Failure } from '../../http/problem.ts';
import type { Session } from '../../session/session.ts';
import { CHANNEL_RECORDS, type ChannelTargets } from '../channels/channels.ts';
import { webhookTarget } from '../channels/webhook.ts';
import type { WebhookOwner } from '../channels/webhook-store.ts';
import { recordTest, type TestedChannel } from '../outbox/store.ts';
import type { NotificationServices } from '../channels/services.ts';

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
  const id = 'id' in to ? to.id : null;
  return sendTestBy(to.channel, services, session, id, language);
}

async function sendTestBy<Kind extends ChannelKind>(
  kind: Kind,
  services: Needs,
  session: Session,
  id: string | null,
  language: Language,
): Promise<Result<null, Failure>> {
  const target = await CHANNEL_RECORDS[kind].ownTarget(services, session, id ?? '');
  if (!target.ok) return target;
  const channel: TestedChannel<Kind> = { kind, account: session.account, game: null, target: id };
  return attempt(services, channel, target.value, language);
}

/** Does the same for a webhook of a game. Failures: `not-found`, `not-delivered` */
export async function sendTestToWebhook(
  services: Needs,
  owner: WebhookOwner,
  id: string,
  language: Language,
): Promise<Result<null, Failure>> {
  const target = await webhookTarget(services.db, owner, id);
  if (!target.ok) return target;
  return attempt(services, { kind: 'webhook', account: null, game: owner.game, target: id }, target.value, language);
}

async function attempt<Kind extends ChannelKind>(
  { db, now, channels }: Needs,
  channel: TestedChannel<Kind>,
  to: ChannelTargets[Kind],
  language: Language,
): Promise<Result<null, Failure>> {
  const key = nanoid();
  const result = await channels[channel.kind](to, { key, event: 'tryOut', language });
  const { forget } = CHANNEL_RECORDS[channel.kind];
  // The browser has dropped this subscription: nothing will arrive there again.
  if (result.kind === 'never' && result.trouble === 'gone' && channel.target !== null)
    await forget?.(db, [channel.target]);
  await recordTest(db, key, channel, result, now());
  if (result.kind === 'sent') return ok(null);
  return err({ problem: 'not-delivered', detail: (say) => say.notDelivered[result.trouble] });
}
