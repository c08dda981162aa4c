import { messageIn, ownPath } from './message.ts';
import { openAt } from './open.ts';
import { resubscribe } from './resubscribe.ts';
import { show } from './show.ts';

// Shows pushes and follows a tap on them. It keeps nothing, and no request of a page goes through it.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
// So that a tap can lead a page elsewhere that was open before.
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
