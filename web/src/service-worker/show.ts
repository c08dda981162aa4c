import type { PushMessage } from '@slow-train/protocol';

/** The channel on which the tabs of this browser tell each other of tables (api/tabs.ts). */
const TABS = 'slow-train:tables';

/** Shows what a push says, and has the open pages look at once, which are told nothing but where. */
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
    // What takes an older one's place is news as well: without this it would come in silence.
    renotify: true,
    data: { path },
    icon: '/icon-192.png',
    badge: '/badge-96.png',
  };
  await registration.showNotification(title, options);
}
