import { createEffect, on, type Accessor } from 'solid-js';
import { showPresence } from '../client/games.ts';
import { createPresence } from './presence.ts';

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
