import { onCleanup } from 'solid-js';

/** Milliseconds for which a sign of somebody holds: who reads may sit still for a while. */
const HOLDS = 60_000;

/** What only a person causes. A page also scrolls by itself, as when a train grows: that is none. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'focus'] as const;

/**
 * Whether there is somebody before the page, as far as it can tell: it was just opened or brought to the front, or
 * pointed at, touched or typed at within the last minute. A page left open on a second screen has nobody.
 * @param stirred called at each sign
 */
export function createPresence(stirred: () => void): () => boolean {
  let last = Date.now();
  const stir = (): void => {
    last = Date.now();
    stirred();
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') stir();
  };
  const leave = new AbortController();
  const { signal } = leave;
  for (const sign of SIGNS) window.addEventListener(sign, stir, { passive: true, signal });
  document.addEventListener('visibilitychange', look, { signal });
  onCleanup(() => leave.abort());
  return () => Date.now() - last <= HOLDS;
}
