// The path of the push that was tapped last, kept by the service worker for an app that starts at another page.

const CACHE = 'slow-train-tapped';
const KEY = '/tapped';
/** An app that starts later than this was not started by the tap. */
const STARTS_WITHIN = 20_000;

/** Keeps the path that a tapped push leads to. */
export async function keepTapped(path: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(KEY, Response.json({ path, at: Date.now() }));
}

/** Forgets the path: a page shows it. */
export async function forgetTapped(): Promise<void> {
  await caches.delete(CACHE);
}

/** Returns the path of a push tapped just now, once; null if there is none. */
export async function takeTapped(): Promise<string | null> {
  const kept: unknown = await (await caches.match(KEY, { cacheName: CACHE }))?.json();
  if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('at' in kept)) return null;
  await forgetTapped();
  const { path, at } = kept;
  return typeof path === 'string' && typeof at === 'number' && Date.now() - at < STARTS_WITHIN ? path : null;
}
