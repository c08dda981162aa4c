import { SHELL_PREFIX } from './shell-caches.ts';

// Part of the start script, which the build writes into index.html: a page can always read it, even when the files of its
// release are gone from the site.

/** The result of looking for a newer release, when the page stays: the site cannot be reached, or has no newer one. */
type Renewal = 'unreachable' | 'none';

declare global {
  interface Window {
    /** The last look for a newer release that a missing file has caused; it never ends if the page is left. */
    slowTrainRenewal?: Promise<Renewal>;
  }
}

/** How often a page tries in a row: a second time without the files that the service worker has kept. */
const MOST = 2;
const TRIES = 'slow-train:renewals';

/**
 * Goes on in the newest release when files of this one are missing: in its place, with everything that the browser keeps.
 * @param script the entry of this release, by which index.html names it
 */
export function renewWhenFilesAreMissing(script: string): void {
  let isLooking = false;
  const look = (): void => {
    if (isLooking) return;
    isLooking = true;
    window.slowTrainRenewal = renew(script).finally(() => {
      isLooking = false;
    });
  };
  // Vite sends it for each part that is loaded on demand and fails.
  addEventListener('vite:preloadError', look);
  document.querySelector(`script[src="${script}"]`)?.addEventListener('error', look);
}

async function renew(script: string): Promise<Renewal> {
  const page = await textOf('/');
  if (page === undefined) return 'unreachable';
  if (page.includes(script)) return 'none';
  const tries = takeTry(script);
  if (tries > MOST) return 'none';
  const isFresh = await takeOver().catch(() => false);
  if (!isFresh && tries === MOST) await forgetShells().catch(() => undefined);
  // At the address to which somebody may just have gone: the router shows it before the page's files are here.
  location.reload();
  return new Promise(() => undefined);
}

/** Returns the site's answer to a page; undefined without one. */
async function textOf(path: string): Promise<string | undefined> {
  const answer = await fetch(path, { cache: 'no-store' }).catch(() => undefined);
  return answer?.ok === true ? answer.text().catch(() => undefined) : undefined;
}

/** Counts the tries of a release in this tab; without storage there is no counting, and so no try. */
function takeTry(script: string): number {
  try {
    const [last, times] = (sessionStorage.getItem(TRIES) ?? '').split(' ');
    const tries = last === script ? Number(times) + 1 : 1;
    sessionStorage.setItem(TRIES, `${script} ${tries}`);
    return tries;
  } catch {
    return Infinity;
  }
}

/** Lets a new service worker take over. Returns whether one has. */
async function takeOver(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const fresh = registration?.installing ?? registration?.waiting;
  if (!fresh) return false;
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (fresh.state === 'installed') fresh.postMessage('activate');
      if (fresh.state === 'activated' || fresh.state === 'redundant') resolve();
    };
    fresh.addEventListener('statechange', look);
    look();
  });
  return fresh.state === 'activated';
}

async function forgetShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
}
