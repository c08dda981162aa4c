import type { BeforeLeaveEventArgs } from '@solidjs/router';
import { registerWorker } from '../client/worker.ts';

/** How often a page that is never closed looks for a new version, when it comes to the front. In milliseconds. */
const HOUR = 3_600_000;

let registration: ServiceWorkerRegistration | undefined;

/** Registers the service worker once the page has come to rest: it must not compete with what is being shown. */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const begin = async (): Promise<void> => {
    registration = await registerWorker();
    let lookedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR) return;
      lookedAt = Date.now();
      registration?.update().catch(() => undefined);
    });
  };
  // A browser that refuses, such as a private window, works with a network.
  const beginQuietly = (): void => void begin().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(beginQuietly, { timeout: 10_000 });
  else setTimeout(beginQuietly, 3_000);
}

/**
 * Goes to the next page in the new version, if one is waiting: never in the middle of a page, where it would take a
 * draft or a turn away.
 */
export function updateOnMove(event: Pick<BeforeLeaveEventArgs, 'to' | 'defaultPrevented' | 'preventDefault'>): void {
  const waiting = registration?.waiting;
  const { to } = event;
  // Going back and forth has no address.
  if (!waiting || typeof to !== 'string' || event.defaultPrevented) return;
  event.preventDefault();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.assign(to), { once: true });
  waiting.postMessage('activate');
}
