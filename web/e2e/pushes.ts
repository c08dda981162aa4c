import type { BrowserContext, Page } from 'playwright-core';
import type { PushMessage } from '@slow-train/protocol';

/**
 * A browser whose person allows notifications. The push service that a browser would ask for an address is not on this
 * machine: its part, and only that, is played here.
 */
export async function allowPushes(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(async () => {
    const KEPT = 'test:subscription';
    const base64url = (bytes: ArrayBuffer): string =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const bytesOf = (text: string): ArrayBuffer =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
    const held = (): unknown => {
      const kept = localStorage.getItem(KEPT);
      if (kept === null) return null;
      const { key, ...push } = JSON.parse(kept);
      return {
        ...push,
        options: { userVisibleOnly: true, applicationServerKey: bytesOf(key) },
        toJSON: () => push,
        unsubscribe: () => Promise.resolve(localStorage.removeItem(KEPT) === undefined),
      };
    };
    const subscribe = async ({ applicationServerKey }: { readonly applicationServerKey: string }): Promise<unknown> => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `http://127.0.0.1:9/${crypto.randomUUID()}`;
      localStorage.setItem(KEPT, JSON.stringify({ endpoint, keys: { p256dh, auth }, key: applicationServerKey }));
      return held();
    };
    Object.assign(PushManager.prototype, { getSubscription: () => Promise.resolve(held()), subscribe });
  });
}

/** Whether this browser lets pages show notifications at all: a mere headless shell has none. */
export async function canNotify(page: Page): Promise<boolean> {
  return page.evaluate(() => Notification.permission === 'granted');
}

/** The service worker of a browser, as its push service and its person reach it. */
export interface PushReceiver {
  /** Has a push come in; returns when the worker has dealt with it. */
  deliver(payload: PushMessage | string): Promise<void>;
  /** What the person sees. */
  shown(): Promise<readonly { readonly title: string; readonly body: string; readonly tag: string }[]>;
  /** Taps the notification with that tag. @returns which pages came to the front, and which were opened for it */
  tap(tag: string): Promise<{ readonly focused: readonly string[]; readonly opened: readonly string[] }>;
}

/** Waits until the page's service worker is there, and reaches it by the browser's own tools. */
export async function pushReceiver(page: Page): Promise<PushReceiver> {
  const context = page.context();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  return {
    async deliver(payload) {
      const data = typeof payload === 'string' ? payload : JSON.stringify(payload);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    shown: () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notifications = await registration.getNotifications();
        return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
      }),
    tap: (tag) => worker.evaluate(`(${TAP})(${JSON.stringify(tag)})`),
  };
}

/**
 * Runs in the worker. A browser for tests has no notification that one could tap, and lets no page come to the front or
 * open without: these two, and only these, are written down instead of done.
 */
const TAP = `async (tag) => {
  const [focused, opened, works] = [[], [], []];
  WindowClient.prototype.focus = async function () { focused.push(new URL(this.url).pathname); return this; };
  clients.openWindow = async (address) => { opened.push(new URL(address).pathname); return null; };
  ExtendableEvent.prototype.waitUntil = (work) => { works.push(work); };
  const [notification] = await registration.getNotifications({ tag });
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  await Promise.all(works);
  return { focused, opened };
}`;
