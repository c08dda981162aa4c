import type { PushMessage } from '@slow-train/protocol';
import { messageIn, ownPath } from './message.ts';
import { forgetOldShells, fromShell, keepShell } from './shell.ts';

// Opens the page without a network, and shows pushes. It neither sees nor keeps answers of the API: the page itself
// does (client/known.ts).

declare const self: ServiceWorkerGlobalScope;

/** The channel on which the tabs of this browser announce changed games (client/tabs.ts). */
const TABS = 'slow-train:tables';

// A new version waits until no page shows the old one, or a page says that it is leaving it (app/updates.ts).
self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});
// Lets a tap on a push navigate pages that were open before.
self.addEventListener('activate', (event) => event.waitUntil(forgetOldShells().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const answer = fromShell(event);
  if (answer !== undefined) event.respondWith(answer);
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(self.registration, messageIn(event.data?.text())));
});

self.addEventListener('notificationclick', (event) => {
  const data: unknown = event.notification.data;
  event.notification.close();
  const path = typeof data === 'object' && data !== null && 'path' in data ? ownPath(data.path) : '/';
  event.waitUntil(openAt(self.clients, path));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(self.registration.pushManager, event.oldSubscription));
});

/** Shows a push as a notification, and lets open pages refetch its game at once; they get only its id and revision. */
async function show(registration: ServiceWorkerRegistration, message: PushMessage): Promise<void> {
  const { title, body, path, tag, game } = message;
  if (game !== null) {
    const tabs = new BroadcastChannel(TABS);
    tabs.postMessage(game);
    tabs.close();
  }
  const options = {
    body,
    tag,
    // A notification that replaces an older one is news as well: without this it would be silent.
    renotify: true,
    data: { path },
    icon: '/icon-192.png',
    badge: '/badge-96.png',
  };
  await registration.showNotification(title, options);
}

/** Brings a page of ours to the front: one already at `path`, else any other, which navigates there, else a new one. */
async function openAt(clients: Clients, path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  // Among the pages this worker controls, the most recently focused one comes first.
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (page === undefined) {
    await clients.openWindow(address);
    return;
  }
  // Focus comes before anything slow: browsers allow it only just after the tap.
  await page.focus();
  if (page.url !== address) await page.navigate(address);
}

/** Replaces a subscription that the browser has dropped or changed, with the same key, and registers it. */
async function resubscribe(manager: PushManager, before: PushSubscription | null | undefined): Promise<void> {
  const key = before?.options.applicationServerKey;
  const now =
    (await manager.getSubscription()) ??
    (key && (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  // Without a key nothing can be done here: the page does it on the next visit.
  if (!now) return;
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(now),
  });
}
