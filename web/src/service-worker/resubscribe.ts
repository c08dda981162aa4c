/** The browser has given a subscription up, or changed it: takes out another with the same key, and hands it in. */
export async function resubscribe(manager: PushManager, before: PushSubscription | null | undefined): Promise<void> {
  const key = before?.options.applicationServerKey;
  const now =
    (await manager.getSubscription()) ??
    (key && (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  // Without a key there is nothing to be done here: the page does it as it is opened again.
  if (!now) return;
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(now),
  });
}
