import type { BeforeLeaveEventArgs } from '@solidjs/router';
import { shellText } from '#text/shell.ts';
import { registerWorker } from '../client/worker.ts';
import { holdToast } from '../ui/toasts.ts';

/** How often a page that stays open looks for a new version while somebody looks at it, in milliseconds. */
const HOUR = 3_600_000;
/** The time that a page has for itself. In milliseconds. */
const AT_REST = 3_000;
/** Lists, games and score sheets: the browser's storage keeps everything that somebody has begun there. */
const KEEPS_DRAFTS = /^\/(?:tables\/[\w-]+|score)?$/;

let registration: ServiceWorkerRegistration | undefined;

/** Registers the service worker once the page has come to rest: fetching the shell must not compete with the page. */
export function keepForOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const begin = async (): Promise<void> => {
    registration = await registerWorker();
    let lookedAt = Date.now();
    const look = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < HOUR) return;
      lookedAt = Date.now();
      lookForUpdate().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    setInterval(look, HOUR / 4);
  };
  // A browser that refuses, such as a private window, works with a network.
  setTimeout(() => void begin().catch(() => undefined), AT_REST);
}

let isOffered = false;

/**
 * Looks for a new version, and offers it. Only a page that has been open for long does: for all others it comes with the
 * next page.
 */
async function lookForUpdate(): Promise<void> {
  const fresh = await registration?.update().then(() => registration?.installing);
  if (!fresh) return offer();
  fresh.addEventListener('statechange', () => {
    if (fresh.state === 'installed') offer();
  });
}

function offer(): void {
  if (isOffered || !registration?.waiting || !KEEPS_DRAFTS.test(location.pathname)) return;
  isOffered = true;
  holdToast(shellText.update.ready, [{ label: shellText.update.load, run: () => activate(() => location.reload()) }]);
}

/** Lets the new version take over, then goes on with it. */
function activate(goOn: () => void): void {
  navigator.serviceWorker.addEventListener('controllerchange', goOn, { once: true });
  registration?.waiting?.postMessage('activate');
}

/**
 * Goes to the next page in the new version, if one is waiting: never in the middle of a page, where it would take a
 * draft or a turn away.
 */
export function updateOnMove(event: Pick<BeforeLeaveEventArgs, 'to' | 'defaultPrevented' | 'preventDefault'>): void {
  const { to } = event;
  // Going back and forth has no address.
  if (!registration?.waiting || typeof to !== 'string' || event.defaultPrevented) return;
  event.preventDefault();
  activate(() => location.assign(to));
}
