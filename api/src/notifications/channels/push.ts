import { encryptNotification, vapidHeaders, type VapidKeys } from '@block65/webcrypto-web-push';
import type { Settings } from '@slow-train/settings';
import { NO_SUBSCRIPTION_KEYS, vapidKeys } from '@slow-train/settings/push-keys';
import type { Channels, GameNotification, PushTarget, TestMessage, TournamentNotification } from '../notification.ts';
import { post } from './post.ts';
import { pushMessage } from './push-message.ts';

/** How long a push service keeps a push for a device that is off. Seconds. */
const DAY = 86_400;
const FIVE_MINUTES = 300;

/**
 * Sends pushes to the browsers' push services (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292).
 */
export function pushChannel(settings: Settings, now = () => new Date()): Channels['push'] {
  const keys = vapidKeys(settings);
  return async (to, message) => {
    if (keys === null) return { kind: 'never', trouble: 'unconfigured' };
    const payload = pushMessage(message, now());
    const signature = await sign(to, keys);
    if (signature === null) return { kind: 'never', trouble: 'unconfigured' };
    const body = await encrypt(to, JSON.stringify(payload));
    // The browser's keys are invalid: it could never decrypt anything.
    if (body === null) return { kind: 'never', trouble: 'gone' };
    const headers = {
      ...signature,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(message.event === 'tryOut' ? FIVE_MINUTES : DAY),
      urgency: urgencyOf(message.event),
      // The push service keeps only the newest push of a topic, as the device does of a tag.
      topic: payload.tag,
    };
    return post({ url: to.endpoint, headers, body, gone: [404, 410] }, settings);
  };
}

/** Returns the headers that say who sends (RFC 8292); null if our keys are not a pair. */
async function sign({ endpoint }: PushTarget, keys: VapidKeys): Promise<Readonly<Record<string, string>> | null> {
  // The library signs only for https. A push service without it runs on this machine, in tests.
  const service = { endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null, keys: NO_SUBSCRIPTION_KEYS };
  return vapidHeaders(service, keys).then(
    ({ headers }) => headers,
    () => null,
  );
}

/** Pads every payload to 4 KB, so that its length reveals nothing (RFC 8291 section 4). */
async function encrypt({ endpoint, p256dh, auth }: PushTarget, text: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  return encryptNotification(subscription, new TextEncoder().encode(text)).catch(() => null);
}

/** RFC 8030 section 5.3: `high` also reaches a device that saves its battery. For news that waits for its recipient. */
function urgencyOf(event: (GameNotification | TournamentNotification | TestMessage)['event']): 'normal' | 'high' {
  switch (event) {
    case 'turn':
    case 'timeLow':
    case 'invited':
    case 'seat':
    case 'vote':
    case 'circle':
    case 'tryOut':
      return 'high';
    case 'answered':
    case 'started':
    case 'roundOver':
    case 'gameOver':
    case 'playedFor':
    case 'caught':
    case 'mention':
    case 'talk':
    case 'tournament':
      return 'normal';
    default:
      return event satisfies never;
  }
}
