import { Webhook } from 'standardwebhooks';
import { base64url } from '../../accounts/base64url.ts';
import type { Settings } from '../../env.ts';
import type { Channels } from '../told.ts';
import { post } from './post.ts';
import { webhookBody } from './webhook-body.ts';

/** Bytes, as Standard Webhooks recommends. */
const SECRET_LENGTH = 32;

/** Webhooks in the shape that their receiver understands, signed (https://www.standardwebhooks.com). */
export function webhookChannel(settings: Settings): Channels['webhook'] {
  return async ({ id: hook, url, shape, secret }, what) => {
    const id = await messageId(hook, what.key);
    const body = JSON.stringify(webhookBody(shape, id, what, settings));
    const sentAt = new Date();
    const headers = {
      'content-type': 'application/json',
      'user-agent': `Slow-Train/1 (+${new URL(settings.APP_URL).origin})`,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
    };
    // Discord and Slack say 404 of a webhook that was deleted; elsewhere it may be a page that is not there yet.
    return post({ url, headers, body, gone: shape === 'generic' ? [410] : [404, 410] }, settings);
  };
}

/** A secret for a new webhook: `whsec_` and 32 bytes of chance in base64. */
export function newWebhookSecret(): string {
  return `whsec_${btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(SECRET_LENGTH))))}`;
}

/** The same for every attempt at one message to one webhook. A hash, because our keys may name an account. */
async function messageId(hook: string, key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${hook}/${key}`));
  return `msg_${base64url(digest).slice(0, 24)}`;
}
