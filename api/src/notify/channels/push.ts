import { encryptNotification, vapidHeaders, type VapidKeys } from '@block65/webcrypto-web-push';
import type { Settings } from '../../env.ts';
import type { Channels, PushTarget, Told, TryOutMessage } from '../told.ts';
import { post } from './post.ts';
import { vapidOf } from './push-keys.ts';
import { pushMessage } from './push-words.ts';

/** Seconds for which a push service keeps what it cannot deliver, because the device is off. */
const DAY = 86_400;
const FIVE_MINUTES = 300;

/** Pushes through the browsers' own push services (RFC 8030), encrypted for the browser (RFC 8291), signed (RFC 8292). */
export function pushChannel(settings: Settings): Channels['push'] {
  const keys = vapidOf(settings);
  return async (to, what) => {
    if (keys === null) return { kind: 'never', trouble: 'unconfigured' };
    const message = pushMessage(what);
    const signature = await signed(to, keys);
    if (signature === null) return { kind: 'never', trouble: 'unconfigured' };
    const body = await encrypted(to, JSON.stringify(message));
    // The keys of the browser are none: nobody will ever read what is sent there.
    if (body === null) return { kind: 'never', trouble: 'gone' };
    const headers = {
      ...signature,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(what.event === 'tryOut' ? FIVE_MINUTES : DAY),
      urgency: urgencyOf(what.event),
      // Of what waits for the device with one topic only the newest stays, as on the device of one tag.
      topic: message.tag,
    };
    return post({ url: to.endpoint, headers, body, gone: [404, 410] }, settings);
  };
}

/** The header that says who sends (RFC 8292); null where the keys of our settings are no pair. */
async function signed({ endpoint }: PushTarget, keys: VapidKeys): Promise<Readonly<Record<string, string>> | null> {
  // The library signs for https alone. A push service without is one on this machine, for trying out.
  const service = { endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null, keys: NO_KEYS };
  return vapidHeaders(service, keys).then(
    ({ headers }) => headers,
    () => null,
  );
}

/** For what asks for a whole subscription and reads its endpoint alone. */
const NO_KEYS = { p256dh: '', auth: '' };

/** Always 4 KB, so that its length tells nothing (RFC 8291 section 4). */
async function encrypted(
  { endpoint, p256dh, auth }: PushTarget,
  text: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  return encryptNotification(subscription, new TextEncoder().encode(text)).catch(() => null);
}

/** RFC 8030 section 5.3: `high` also reaches a device that saves its battery. Only for what waits for its reader. */
function urgencyOf(event: (Told | TryOutMessage)['event']): 'normal' | 'high' {
  switch (event) {
    case 'turn':
    case 'timeLow':
    case 'invited':
    case 'vote':
    case 'tryOut':
      return 'high';
    case 'started':
    case 'roundOver':
    case 'gameOver':
    case 'playedFor':
    case 'caught':
      return 'normal';
    default:
      return event satisfies never;
  }
}
