import { type Accessor, createEffect, on, onCleanup } from 'solid-js';
import { showPresence } from '../client/games.ts';

/** How long a sign of presence counts, in milliseconds: a reader may sit still for a while. */
const HOLDS = 60_000;

/** Events that only a person causes. Scrolling is not among them, as a growing train scrolls the page as well. */
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown', 'focus'] as const;

/**
 * Follows whether somebody is at the page: whether it was opened, brought to the front, pointed at, touched or typed in
 * within the last minute. A page left open on a second screen has nobody.
 * @param onSign called at each sign of presence
 */
export function createPresence(onSign: () => void): () => boolean {
  let last = Date.now();
  const handleSign = (): void => {
    last = Date.now();
    onSign();
  };
  const look = (): void => {
    if (document.visibilityState === 'visible') handleSign();
  };
  const leave = new AbortController();
  const { signal } = leave;
  for (const sign of SIGNS) window.addEventListener(sign, handleSign, { passive: true, signal });
  document.addEventListener('visibilitychange', look, { signal });
  onCleanup(() => leave.abort());
  return () => Date.now() - last <= HOLDS;
}

/** The service counts a sign for three minutes. */
const EVERY = 2 * 60_000;

/**
 * Tells the service while somebody uses a page: the others' pages then show it, and poll often enough to show a move
 * within seconds. At most every two minutes, and never while the page is hidden or nobody touches it.
 */
export function createPresenceSign(game: string, isShown: Accessor<boolean>, send = showPresence): void {
  let sentAt = -Infinity;
  const handleSign = (): void => {
    if (!isShown() || document.visibilityState !== 'visible' || Date.now() - sentAt < EVERY) return;
    sentAt = Date.now();
    // The next sign is soon enough.
    send(game).catch(() => undefined);
  };
  const isThere = createPresence(handleSign);
  createEffect(on(isShown, () => isThere() && handleSign()));
}
