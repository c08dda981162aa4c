/** Replaces a subscription that the browser has dropped or changed, with the same key, and registers it. */
export async function resubscribe(manager: PushManager, before: PushSubscription | null | undefined): Promise<void> {
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
