import { eventually } from '@slow-train/local/kit';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showWaiting } from '../../src/app/badge.ts';
import type { HeldList } from '../../src/client/games.ts';
import { KEYS, queryClient } from '../../src/client/query.ts';
import { summary } from '../fixtures.ts';

const setAppBadge = vi.fn<(many?: number) => Promise<void>>(() => Promise.resolve());
const clearAppBadge = vi.fn<() => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  Object.assign(navigator, { setAppBadge, clearAppBadge });
});
afterEach(() => {
  queryClient.clear();
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

const icon = (): string | null | undefined => document.querySelector('link[rel=icon]')?.getAttribute('href');

/** Lets the list of games arrive, in each of which it is the player's turn or not. */
function listArrives(...turns: readonly boolean[]): void {
  const games = turns.map((isYourTurn, index) => summary({ id: `game-${index}`, isYourTurn }));
  queryClient.setQueryData<HeldList>(KEYS.games, { list: { games }, etag: null, changedAt: 0 });
}

test('the icon says how many games wait, and the tab that one does, until nobody is signed in', async () => {
  const signOut = createRoot((dispose) => {
    showWaiting();
    return dispose;
  });
  await eventually(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
  expect(icon()).toBe('/favicon.svg');
  listArrives(true, false, true);
  await eventually(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  expect(icon()).toBe('/favicon-waiting.svg');
  listArrives(false, false);
  await eventually(() => expect(setAppBadge).toHaveBeenLastCalledWith(0));
  expect(icon()).toBe('/favicon.svg');
  listArrives(true);
  await eventually(() => expect(icon()).toBe('/favicon-waiting.svg'));
  signOut();
  expect(icon()).toBe('/favicon.svg');
  expect(clearAppBadge).toHaveBeenCalledOnce();
});

test('a push that asks for a turn goes once the turn is played elsewhere; others stay', async () => {
  const closed: string[] = [];
  const push = (tag: string, turnIn?: string) => ({ tag, data: { path: '/', turnIn }, close: () => closed.push(tag) });
  const shown = [push('table-game-0', 'game-0'), push('table-game-1', 'game-1'), push('talk-game-1')];
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ getNotifications: () => Promise.resolve(shown) }) },
  });
  const stop = createRoot((dispose) => {
    showWaiting();
    return dispose;
  });
  listArrives(true, true);
  listArrives(true, false);
  await eventually(() => expect(closed).toContain('table-game-1'));
  expect(new Set(closed)).toEqual(new Set(['table-game-1']));
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
