import { Webhook } from 'standardwebhooks';
import { base64url } from '../../platform/base64url.ts';
import type { Settings } from '@slow-train/settings';
import type { Channels } from '../notification.ts';
import { post } from './post.ts';
import { webhookMessage } from './webhook-message.ts';

/** Bytes, as Standard Webhooks recommends. */
const SECRET_LENGTH = 32;

/** Sends notifications to webhooks, in the shape that the receiver understands, signed (https://www.standardwebhooks.com). */
export function webhookChannel(settings: Settings, now = () => new Date()): Channels['webhook'] {
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
