import type { PushMessage } from '@slow-train/protocol';
import { closeTurnPushes, waitingIn } from '../client/turn-pushes.ts';
import { messageIn } from './message.ts';
import { openAt, pathOf } from './tap.ts';
import { forgetOldShells, fromShell, keepShell } from './shell.ts';

// Opens the page without a network, and shows pushes. It neither sees nor keeps answers of the API: the page itself
// does (client/known.ts). After a push it reads which games wait.

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
  const message = messageIn(event.data?.text());
  event.waitUntil(show(self.registration, message).then(() => tidy(message.tag)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(self.clients, pathOf(event.notification.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(resubscribe(self.registration.pushManager, event.oldSubscription));
});

/** Shows a push as a notification, and lets open pages refetch its game at once; they get only its id and revision. */
async function show(registration: ServiceWorkerRegistration, message: PushMessage): Promise<void> {
  const { title, body, path, tag, game, isTurn } = message;
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
    data: { path, turnIn: isTurn ? game?.id : undefined },
    icon: '/icon-192.png',
    badge: '/badge-96.png',
  };
  await registration.showNotification(title, options);
}

/**
 * Closes the pushes of turns that were played elsewhere, and counts the rest on the app's icon, with no page open to do
 * so. Never the push with this tag: a browser must show each push.
 */
async function tidy(tag: string): Promise<void> {
  try {
    const answer = await fetch('/api/games');
    if (!answer.ok) return;
    const waiting = waitingIn(await answer.json());
    await closeTurnPushes(self.registration, (game) => !waiting.has(game), tag);
    await self.navigator.setAppBadge?.(waiting.size);
  } catch {
    // The page does it when it is opened.
  }
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
