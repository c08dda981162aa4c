import { Webhook } from 'standardwebhooks';
import { base64url } from '../../platform/base64url.ts';
import type { Settings } from '@slow-train/settings';
import type { CreatedWebhook, NewWebhookSchema, Notifications } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import type * as z from 'zod';
import { isMember } from '../../game/seats.ts';
import { NOT_FOUND, type Failure } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from '../../session/session.ts';
import type { WebhookTarget } from '../notification.ts';
import type { ChannelRecord, Send } from './channel.ts';
import { channelHealth, UNTRIED, type LatestDeliveries } from './health.ts';
import { isAllowedTarget, targetRefused } from './targets.ts';
import { findWebhook, insertWebhook, NO_WEBHOOK, webhookGame, type WebhookOwner } from './webhook-store.ts';
import { post } from './post.ts';
import { webhookMessage } from './webhook-message.ts';

/** Bytes, as Standard Webhooks recommends. */
const SECRET_LENGTH = 32;

/** Webhooks of people and of games. */
export const WEBHOOK: ChannelRecord<WebhookTarget> = {
  lane: 'webhooks',
  idPart: 'hook',
  receiver: 'target',
  requests: () => 1,
  connect: (settings) => webhookChannel(settings),
  ownTarget: ({ db }, session, id) => webhookTarget(db, personalOwner(session), id),
  forget: null,
  isMissed: false,
};

/** Returns a webhook of a person or a game. Failure: `not-found` */
export async function webhookTarget(
  db: Platform['db'],
  owner: WebhookOwner,
  id: string,
): Promise<Result<WebhookTarget, Failure>> {
  const webhook = await findWebhook(db, owner, id);
  return webhook === undefined ? err(NO_WEBHOOK) : ok(webhook);
}

/** Returns webhooks as the page of settings shows them. */
export function shownWebhooks(
  webhooks: readonly Omit<Notifications['webhooks'][number], 'health'>[],
  deliveries: readonly LatestDeliveries[],
): Notifications['webhooks'] {
  return webhooks.map((webhook) => ({ ...webhook, health: channelHealth(deliveries, 'webhook', webhook.id) }));
}

/** Sends notifications to webhooks, in the shape that the receiver understands, signed (https://www.standardwebhooks.com). */
export function webhookChannel(settings: Settings, now = () => new Date()): Send<WebhookTarget> {
  return async ({ id: webhook, url, shape, secret }, message) => {
    const sentAt = now();
    const id = await messageId(webhook, message.key);
    const body = JSON.stringify(webhookMessage(shape, { id, sentAt, message }, settings));
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Slow-Train/1 (+${new URL(settings.APP_URL).origin})`,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
    };
    // From Discord and Slack, 404 means that the webhook was deleted; elsewhere the page may come back.
    return post({ url, headers, body, gone: shape === 'generic' ? [410] : [404, 410] }, settings);
  };
}

/** Returns a secret for a new webhook: `whsec_` and 32 random bytes in base64. */
export function newWebhookSecret(): string {
  return `whsec_${btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(SECRET_LENGTH))))}`;
}

/** Returns the same id for every attempt at one message to one webhook; hashed, because our keys may name an account. */
async function messageId(webhook: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${webhook}/${key}`));
  return `msg_${base64url(digest).slice(0, 24)}`;
}

/** Returns a player as the owner of their personal webhooks. */
export function personalOwner({ account }: Pick<Session, 'account'>): WebhookOwner {
  return { account, game: null };
}

/** Returns the host as the owner of a game's webhooks. Failures: `not-found`; `forbidden` for other players */
export async function gameOwner(
  { db }: Pick<Platform, 'db'>,
  { account }: Pick<Session, 'account'>,
  game: string,
): Promise<Result<WebhookOwner, Failure>> {
  const found = await webhookGame(db, game);
  if (found === undefined || !isMember(found, account)) return err(NOT_FOUND);
  if (found.host === account) return ok({ account, game });
  return err({ problem: 'forbidden', detail: (say) => say.hostsWebhooks });
}

/**
 * Adds a webhook, or gives the same one a new secret, which signs every message (Standard Webhooks) and is returned
 * only here.
 * Failures: `invalid-request` for an address that nothing is sent to; `conflict` if there are too many
 */
export async function addWebhook(
  { db, settings, now }: Platform,
  owner: WebhookOwner,
  { url, shape }: z.output<typeof NewWebhookSchema>,
): Promise<Result<CreatedWebhook, Failure>> {
  if (!isAllowedTarget(url, settings)) return err(targetRefused('url', settings));
  const webhook = { id: nanoid(), url, shape, secret: newWebhookSecret() };
  const id = await insertWebhook(db, owner, { ...webhook, createdAt: now() });
  if (id !== null) return ok({ ...webhook, id, health: UNTRIED });
  return err({ problem: 'conflict', detail: (say) => say.tooManyWebhooks[owner.game === null ? 'person' : 'game'] });
}
