import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';
import type { PlayerStateStore } from './player-state.ts';
import { createPresence } from './presence.ts';

/**
 * Notes how far the player has read, while there is somebody to read. What comes to a page that was left open lies
 * unread until somebody stirs there: as long as it does, its player is told by other ways.
 * @returns the revision up to which it was read when the player came, or came back: what follows is new to them;
 * null until that is known
 */
export function createReadMark(playerState: PlayerStateStore, revision: Accessor<number>): Accessor<number | null> {
  const [newSince, setNewSince] = createSignal<number | null>(null);
  const [isLookedAt, setLookedAt] = createSignal(document.visibilityState === 'visible');
  /** Whether something came while nobody was there. */
  const [isLeftLying, setLeftLying] = createSignal(false);
  const comeBack = (): void => {
    if (playerState.isKnown()) setNewSince(playerState.now().readUpTo);
    setLeftLying(false);
  };
  const isThere = createPresence(() => {
    if (isLeftLying()) comeBack();
  });
  const look = (): void => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible) comeBack();
    setLookedAt(isVisible);
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  createEffect(
    on([isLookedAt, isLeftLying, playerState.isKnown, revision], ([isVisible, isLying, isKnown, seen]) => {
      if (!isVisible || isLying || !isKnown) return;
      const { readUpTo } = untrack(playerState.now);
      if (untrack(newSince) === null) setNewSince(readUpTo);
      if (seen <= readUpTo) return;
      if (isThere()) playerState.change({ readUpTo: seen });
      else setLeftLying(true);
    }),
  );
  return newSince;
}
