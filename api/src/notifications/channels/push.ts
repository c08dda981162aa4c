import { encryptNotification, vapidHeaders, type VapidKeys } from '@block65/webcrypto-web-push';
import type { Settings } from '@slow-train/settings';
import { NO_SUBSCRIPTION_KEYS, vapidKeys } from '@slow-train/settings/push-keys';
import type { Notifications, NewPush } from '@slow-train/protocol';
import { err, ok } from '@slow-train/rules';
import { nanoid } from 'nanoid';
import { ProblemError } from '../../http/problem.ts';
import { fromBase64url } from '../../platform/base64url.ts';
import type { Platform } from '../../platform/platform.ts';
import { NOT_SIGNED_IN as SESSION_ENDED, type Session } from '../../session/session.ts';
import type { PushTarget } from '../notification.ts';
import type { ChannelMessage, ChannelRecord, Send } from './channel.ts';
import { channelHealth, type LatestDeliveries } from './health.ts';
import {
  findSubscription,
  forgetSubscriptions,
  insertSubscription,
  NO_SUBSCRIPTION,
  type ShownSubscription,
} from './push-store.ts';
import { isAllowedTarget, targetRefused } from './targets.ts';
import { post } from './post.ts';
import { pushMessage } from './push-message.ts';

/** How long a push service keeps a push for a device that is off. Seconds. */
const DAY = 86_400;
const FIVE_MINUTES = 300;

/** Pushes to browsers. */
export const PUSH: ChannelRecord<PushTarget> = {
  lane: 'people',
  idPart: 'push',
  receiver: 'target',
  requests: () => 1,
  connect: (settings) => pushChannel(settings),
  async ownTarget({ db }, { account }, id) {
    const device = await findSubscription(db, account, id);
    return device === undefined ? err(NO_SUBSCRIPTION) : ok(device);
  },
  forget: forgetSubscriptions,
  isMissed: true,
};

/** Returns the pushes as the page of settings shows them. */
export function pushSettings(
  devices: readonly ShownSubscription[],
  deliveries: readonly LatestDeliveries[],
  { VAPID_PUBLIC_KEY }: Pick<Settings, 'VAPID_PUBLIC_KEY'>,
  session: Pick<Session, 'id'>,
): Notifications['push'] {
  return {
    key: VAPID_PUBLIC_KEY ?? null,
    devices: devices.map(({ id, session: device, userAgent, createdAt }) => ({
      id,
      userAgent: userAgent ?? '',
      addedAt: createdAt.toISOString(),
      isThis: device === session.id,
      health: channelHealth(deliveries, 'push', id),
    })),
  };
}

/**
 * Sends pushes to the browsers' push services (RFC 8030), encrypted for the browser (RFC 8291) and signed (RFC 8292).
 */
export function pushChannel(settings: Settings, now = () => new Date()): Send<PushTarget> {
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
function urgencyOf(event: ChannelMessage['event']): 'normal' | 'high' {
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

/**
 * Adds the subscription that a browser's PushManager gave (RFC 8030), for as long as its session lasts.
 * @returns its id
 * @throws ProblemError `invalid-request` for an endpoint that nothing is sent to, or an invalid key (RFC 8291 section
 * 2.1); `not-signed-in` if the session has just ended
 */
export async function subscribe({ db, settings, now }: Platform, session: Session, push: NewPush): Promise<string> {
  if (!isAllowedTarget(push.endpoint, settings)) throw new ProblemError(targetRefused('endpoint', settings));
  if (!(await isPublicKey(push.keys.p256dh))) {
    throw new ProblemError({
      problem: 'invalid-request',
      detail: ({ fields }) => `\`keys.p256dh\` ${fields.publicKey}.`,
      errors: [{ detail: ({ fields }) => fields.publicKey, pointer: '#/keys/p256dh' }],
    });
  }
  const id = await insertSubscription(db, session, { ...push, id: nanoid(), at: now() });
  if (id === undefined) throw new ProblemError(SESSION_ENDED);
  return id;
}

/** Returns whether this is an uncompressed point on the curve that pushes are encrypted with. */
async function isPublicKey(text: string): Promise<boolean> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  try {
    await crypto.subtle.importKey('raw', fromBase64url(text), curve, false, []);
    return true;
  } catch {
    return false;
  }
}
