import type { NewPush } from '@slow-train/protocol';
import { registerWorker } from '../client/worker.ts';
import { encodeBase64url, decodeBase64url } from '../client/base64url.ts';
import { isPushWanted, pushState, savePushWanted } from './push-state.ts';
import { fetchNotifications, subscribePush } from './requests.ts';

/** The outcome of subscribing to pushes on this device. */
export type PushOutcome =
  | { readonly kind: 'subscribed'; readonly id: string }
  /** The browser has been denied permission, now or earlier; only its own settings change that. */
  | { readonly kind: 'blocked' }
  /** The browser's question was dismissed without an answer. */
  | { readonly kind: 'unanswered' }
  /** The browser has no pushes, or its push service refuses a subscription. */
  | { readonly kind: 'unable' }
  /** This server sends no pushes. */
  | { readonly kind: 'unconfigured' };

/**
 * Subscribes the signed-in account to pushes on this device. Call it directly from a click, as the browser asks for
 * permission.
 * @throws Unreachable or Refused when the service does not accept it
 */
export async function subscribeHere(): Promise<PushOutcome> {
  if (pushState() === 'unable') return { kind: 'unable' };
  // Comes first: after anything asynchronous a browser no longer counts the click.
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { kind: 'blocked' };
  if (permission === 'default') return { kind: 'unanswered' };
  const { push } = await fetchNotifications();
  if (push.key === null) return { kind: 'unconfigured' };
  const subscription = await subscriptionFor(push.key).catch(() => null);
  if (subscription === null) return { kind: 'unable' };
  const id = await register(subscription);
  savePushWanted(true);
  return { kind: 'subscribed', id };
}

/** Ends the subscription on this device, at sign-out or by choice. The caller removes it from the service. */
export async function unsubscribeHere(): Promise<void> {
  savePushWanted(false);
  if (pushState() === 'unable') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Registers this browser's subscription again for the signed-in account: the push service may have changed its address,
 * our service may have dropped an expired one or have another key. Does nothing if pushes are not switched on.
 */
export async function renewPush(): Promise<void> {
  if (pushState() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const isSubscribed = Boolean(await registration?.pushManager.getSubscription());
  if (!isSubscribed && !isPushWanted()) return;
  const { push } = await fetchNotifications();
  if (push.key === null) return;
  await register(await subscriptionFor(push.key));
  savePushWanted(true);
}

/** Returns this browser's subscription with this key: the existing one, or a new one. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  const manager = (await worker()).pushManager;
  const held = await manager.getSubscription();
  if (held !== null && keyOf(held) === encodeBase64url(decodeBase64url(key).buffer)) return held;
  // A browser refuses a second subscription with another key.
  await held?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await registerWorker();
  return navigator.serviceWorker.ready;
}

async function register(subscription: PushSubscription): Promise<string> {
  const { endpoint, keys } = subscription.toJSON();
  const push: NewPush = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
  return subscribePush(push);
}

/** Returns the key of a subscription, in base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  return encodeBase64url(options.applicationServerKey ?? new ArrayBuffer(0));
}
