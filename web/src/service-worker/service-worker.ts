import { messageIn, ownPath } from './message.ts';
import { openAt } from './open.ts';
import { resubscribe } from './resubscribe.ts';
import { show } from './show.ts';

// Shows pushes and handles taps on them. It caches nothing, and handles no requests of pages.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// Lets a tap navigate pages that were open before.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

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
