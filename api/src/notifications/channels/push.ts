import { encryptNotification, vapidHeaders, type VapidKeys } from '@block65/webcrypto-web-push';
import { parseSender } from '@slow-train/mailer';
import { SettingsError, type Settings } from '../../platform/settings.ts';
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

type KeySettings = Pick<Settings, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'APP_URL' | 'MAIL_FROM'>;

/**
 * Checks that the two keys for pushes are a pair, by signing with them. Passes if there are none.
 * @throws SettingsError if they are not a pair
 */
export async function checkPushKeys(settings: KeySettings): Promise<void> {
  const keys = vapidKeys(settings);
  if (keys === null) return;
  await vapidHeaders({ endpoint: 'https://push.invalid', expirationTime: null, keys: NO_KEYS }, keys).catch(() => {
    throw new SettingsError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair. Set both to keys that were made together: npm run -s keys',
    );
  });
}

/** Returns what signs our pushes (RFC 8292); null if the settings have no keys. */
export function vapidKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  ...sender
}: KeySettings): VapidKeys | null {
  if (publicKey === undefined || privateKey === undefined) return null;
  return { subject: contactOf(sender), publicKey, privateKey };
}

/** Returns a contact for push services. Apple's refuses made-up ones, so the most reliable one comes first. */
function contactOf({ APP_URL, MAIL_FROM }: Pick<KeySettings, 'APP_URL' | 'MAIL_FROM'>): string {
  const { protocol, origin, hostname } = new URL(APP_URL);
  if (protocol === 'https:') return origin;
  const sender = parseSender(MAIL_FROM ?? '');
  // Every domain with mail has this address (RFC 5321 section 4.5.1).
  return `mailto:${sender?.address ?? `postmaster@${hostname}`}`;
}

/** For a function that takes a whole subscription, and reads only its endpoint. */
const NO_KEYS = { p256dh: '', auth: '' };

/** Returns the headers that say who sends (RFC 8292); null if our keys are not a pair. */
async function sign({ endpoint }: PushTarget, keys: VapidKeys): Promise<Readonly<Record<string, string>> | null> {
  // The library signs only for https. A push service without it runs on this machine, in tests.
  const service = { endpoint: endpoint.replace(/^http:/, 'https:'), expirationTime: null, keys: NO_KEYS };
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
