import { messageIn, ownPath } from './message.ts';
import { openAt } from './open.ts';
import { resubscribe } from './resubscribe.ts';
import { forgetOldShells, fromShell, keepShell } from './shell.ts';
import { show } from './show.ts';

// Opens the page without a network, and shows pushes. It neither sees nor keeps answers of the API: the page itself
// does (client/known.ts).

declare const self: ServiceWorkerGlobalScope;

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
