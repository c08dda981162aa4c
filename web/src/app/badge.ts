import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { isHeldGame } from '../client/game.ts';
import type { HeldList } from '../client/games.ts';
import { KEYS, queryClient } from '../client/query.ts';
import { isMyTurn } from '../client/turn.ts';

const ICON = { none: '/favicon.svg', some: '/favicon-waiting.svg' };

/** Shows how many games wait for the player: on the app's icon, where the system can, and as a mark on the tab's. */
export function showWaiting(): void {
  const waiting = createWaiting();
  createEffect(() => {
    const many = waiting();
    document.querySelector('link[rel=icon]')?.setAttribute('href', many > 0 ? ICON.some : ICON.none);
    // Only installed apps have an icon to put it on.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(many).catch(() => undefined);
  });
  onCleanup(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', ICON.none);
    if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  });
}

/** Counts the games that wait, by the last list and the games read since. */
function createWaiting(): Accessor<number> {
  const [waiting, setWaiting] = createSignal(0);
  const count = (): void => {
    const listed = queryClient.getQueryData<HeldList>(KEYS.games)?.list.games ?? [];
    const turns = new Map(listed.map(({ id, isYourTurn }) => [id, isYourTurn]));
    for (const [, held] of queryClient.getQueriesData({ queryKey: KEYS.allGames }))
      if (isHeldGame(held)) turns.set(held.game.id, isMyTurn(held.game));
    setWaiting([...turns.values()].filter(Boolean).length);
  };
  count();
  onCleanup(queryClient.getQueryCache().subscribe(({ type }) => void (type === 'updated' && count())));
  return waiting;
}
