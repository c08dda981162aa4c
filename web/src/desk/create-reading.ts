import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';
import type { PlayerDesk } from './player-desk.ts';

/**
 * Notes how far the player has read, while the page is looked at.
 * @returns the revision up to which it was read when the player came, or came back: what follows is new to them;
 * null until that is known
 */
export function createReading(desk: PlayerDesk, revision: Accessor<number>): Accessor<number | null> {
  const [newSince, setNewSince] = createSignal<number | null>(null);
  const [isLookedAt, setLookedAt] = createSignal(document.visibilityState === 'visible');
  const look = (): void => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible && desk.isKnown()) setNewSince(desk.now().readUpTo);
    setLookedAt(isVisible);
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  createEffect(
    on([isLookedAt, desk.isKnown, revision], ([isVisible, isKnown, seen]) => {
      if (!isVisible || !isKnown) return;
      const { readUpTo } = untrack(desk.now);
      if (untrack(newSince) === null) setNewSince(readUpTo);
      if (seen > readUpTo) desk.change({ readUpTo: seen });
    }),
  );
  return newSince;
}
