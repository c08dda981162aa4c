import type { PushMessage } from '@slow-train/protocol';

/** The channel on which the tabs of this browser announce changed games (client/tabs.ts). */
const TABS = 'slow-train:tables';

/** Shows a push as a notification, and lets open pages refetch its game at once; they get only its id and revision. */
export async function show(registration: ServiceWorkerRegistration, message: PushMessage): Promise<void> {
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
