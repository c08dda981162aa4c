import { createEffect, createSignal, on, onCleanup, untrack, type Accessor } from 'solid-js';
import type { PlayerStateStore } from './player-state.ts';
import { createPresence } from './presence.ts';

/**
 * Saves how far the player has read, while somebody is there to read. News on a page left open stays unread until
 * somebody uses the page, so that the player is notified through other channels.
 * @returns the revision the player had read when they came, or came back: everything after it is new to them; null
 * until that is known
 */
export function createReadMark(playerState: PlayerStateStore, revision: Accessor<number>): Accessor<number | null> {
  const [newSince, setNewSince] = createSignal<number | null>(null);
  const [isLookedAt, setLookedAt] = createSignal(document.visibilityState === 'visible');
  /** Whether something arrived while nobody was there. */
  const [hasUnread, setHasUnread] = createSignal(false);
  const comeBack = (): void => {
    if (playerState.isKnown()) setNewSince(playerState.now().readUpTo);
    setHasUnread(false);
  };
  const isThere = createPresence(() => {
    if (hasUnread()) comeBack();
  });
  const look = (): void => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible) comeBack();
    setLookedAt(isVisible);
  };
  document.addEventListener('visibilitychange', look);
  onCleanup(() => document.removeEventListener('visibilitychange', look));
  createEffect(
    on([isLookedAt, hasUnread, playerState.isKnown, revision], ([isVisible, isUnread, isKnown, seen]) => {
      if (!isVisible || isUnread || !isKnown) return;
      const { readUpTo } = untrack(playerState.now);
      if (untrack(newSince) === null) setNewSince(readUpTo);
      if (seen <= readUpTo) return;
      if (isThere()) playerState.change({ readUpTo: seen });
      else setHasUnread(true);
    }),
  );
  return newSince;
}
