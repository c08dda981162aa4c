import { createEffect, createSignal, onCleanup, type Accessor } from 'solid-js';
import { isHeldGame } from '../client/game.ts';
import type { HeldList } from '../client/games.ts';
import { KEYS, queryClient } from '../client/query.ts';
import { isMyTurn } from '../client/turn.ts';
import { closeTurnPushes } from '../client/turn-pushes.ts';

const ICON = { none: '/favicon.svg', some: '/favicon-waiting.svg' };

/**
 * Shows how many games wait for the player: on the app's icon, where the system can, and as a mark on the tab's. Closes
 * the pushes of turns that were played elsewhere.
 */
export function showWaiting(): void {
  const turns = createTurns();
  createEffect(() => {
    const many = [...turns().values()].filter(Boolean).length;
    document.querySelector('link[rel=icon]')?.setAttribute('href', many > 0 ? ICON.some : ICON.none);
    // Only installed apps have an icon to put it on.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(many).catch(() => undefined);
    if ('serviceWorker' in navigator) void closeOld(turns()).catch(() => undefined);
  });
  onCleanup(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', ICON.none);
    if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
  });
}

async function closeOld(turns: Turns): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration !== undefined) await closeTurnPushes(registration, (game) => turns.get(game) === false);
}

/** Whether each known game waits for the player, by its id. */
type Turns = ReadonlyMap<string, boolean>;

/** Follows which games wait, by the last list and the games read since. */
function createTurns(): Accessor<Turns> {
  const [known, setKnown] = createSignal<Turns>(new Map(), { equals: isSame });
  const count = (): void => {
    const listed = queryClient.getQueryData<HeldList>(KEYS.games)?.list.games ?? [];
    const turns = new Map(listed.map(({ id, isYourTurn }) => [id, isYourTurn]));
    for (const [, held] of queryClient.getQueriesData({ queryKey: KEYS.allGames }))
      if (isHeldGame(held)) turns.set(held.game.id, isMyTurn(held.game));
    setKnown(turns);
  };
  count();
  onCleanup(queryClient.getQueryCache().subscribe(({ type }) => void (type === 'updated' && count())));
  return known;
}

function isSame(before: Turns, now: Turns): boolean {
  return before.size === now.size && [...now].every(([id, isTurn]) => before.get(id) === isTurn);
}
