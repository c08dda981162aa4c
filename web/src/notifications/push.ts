import type { NewPush } from '@slow-train/protocol';
import { ownTimeZone } from '../client/server-time.ts';
import { base64url, fromBase64url } from '../client/base64url.ts';
import { isPushWanted, pushState, savePushWanted } from './push-state.ts';
import { readNotifications, saveNotifications, subscribePush } from './requests.ts';

/** What came of asking to be told on this device. */
export type PushOutcome =
  | { readonly kind: 'told'; readonly id: string }
  /** The browser said no, now or long ago; only its own settings change that. */
  | { readonly kind: 'blocked' }
  /** Its question was put away without an answer. */
  | { readonly kind: 'unanswered' }
  /** The browser has no pushes, or its push service gives no subscription. */
  | { readonly kind: 'unable' }
  /** This server sends none. */
  | { readonly kind: 'unconfigured' };

/**
 * Has whoever is signed in told on this device. Call it straight from a click: the browser asks for its permission.
 * @throws Unreachable or Refused when the service does not take it
 */
export async function subscribeHere(): Promise<PushOutcome> {
  if (pushState() === 'unable') return { kind: 'unable' };
  // First of all: after anything that takes time, a browser no longer knows of the click.
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { kind: 'blocked' };
  if (permission === 'default') return { kind: 'unanswered' };
  const { push } = await readNotifications();
  if (push.key === null) return { kind: 'unconfigured' };
  const subscription = await subscriptionFor(push.key).catch(() => null);
  if (subscription === null) return { kind: 'unable' };
  const id = await handIn(subscription);
  savePushWanted(true);
  // What is told at night in the wrong zone is still told.
  await saveTimeZone().catch(() => undefined);
  return { kind: 'told', id };
}

/** No more of it on this device: at sign-out, or by choice. The service is told by who calls this. */
export async function unsubscribeHere(): Promise<void> {
  savePushWanted(false);
  if (pushState() === 'unable') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/**
 * Hands in anew, for whoever is signed in now, what this browser was allowed before: the push service may have changed
 * the address, the service may have given a dead one up or have other keys. Does nothing where nobody wanted it.
 */
export async function renewPush(): Promise<void> {
  if (pushState() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const isSubscribed = Boolean(await registration?.pushManager.getSubscription());
  if (!isSubscribed && !isPushWanted()) return;
  const { push } = await readNotifications();
  if (push.key !== null) await handIn(await subscriptionFor(push.key));
}

/** The subscription of this browser under that key: what it has, or another one. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  const manager = (await worker()).pushManager;
  const held = await manager.getSubscription();
  if (held !== null && keyOf(held) === base64url(fromBase64url(key).buffer)) return held;
  // With another key a browser gives no second one.
  await held?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function worker(): Promise<ServiceWorkerRegistration> {
  // Behind the page with hot replacement it comes in parts.
  await navigator.serviceWorker.register('/service-worker.js', { type: import.meta.env.DEV ? 'module' : 'classic' });
  return navigator.serviceWorker.ready;
}

async function handIn(subscription: PushSubscription): Promise<string> {
  const { endpoint, keys } = subscription.toJSON();
  const push: NewPush = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  };
  return subscribePush(push);
}

/** The key that a subscription was made with, in base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  return base64url(options.applicationServerKey ?? new ArrayBuffer(0));
}

/** Has quiet hours meant in this browser's zone, where nobody has said in which. Best done where push was just allowed. */
async function saveTimeZone(): Promise<void> {
  const { choices } = await readNotifications();
  if (choices.timeZone === null) await saveNotifications({ ...choices, timeZone: ownTimeZone() });
}
