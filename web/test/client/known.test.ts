import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimUnsent, clearSession } from '../../src/account/session.ts';
import { takeGame } from '../../src/client/game.ts';
import { forgetKnown, keepKnown, knownGame, knownMe } from '../../src/client/known.ts';
import { KEYS, queryClient } from '../../src/client/query.ts';
import { answer } from '../fixtures.ts';

const ME = { id: 'ana', name: 'Ana', isGuest: true, fromOperator: [] };
let stop = (): void => undefined;
beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  stop = keepKnown();
});
afterEach(() => {
  stop();
  queryClient.clear();
  localStorage.clear();
});

test('an answer that was read is known at the next visit', () => {
  queryClient.setQueryData(KEYS.me, { ...ME });
  const game = answer(3, 1, 3);
  takeGame(game);
  expect(knownMe()?.data).toEqual(ME);
  expect(knownGame(game.game.id)?.data.game.revision).toBe(3);
  expect(knownGame('another-game')).toBeUndefined();
});

test('another version of the page does not read kept answers', () => {
  queryClient.setQueryData(KEYS.me, { ...ME });
  const kept = JSON.parse(localStorage.getItem('slow-train:known:me') ?? '');
  localStorage.setItem('slow-train:known:me', JSON.stringify({ ...kept, version: '/assets/older.js' }));
  expect(knownMe()).toBeUndefined();
});

test('signing out, a lost session and another account delete kept answers', () => {
  for (const end of [
    clearSession,
    forgetKnown,
    () => claimUnsent('bo'),
    () => queryClient.setQueryData(KEYS.me, null),
  ]) {
    queryClient.setQueryData(KEYS.me, { ...ME });
    takeGame(answer(3, 1, 3));
    expect(Object.keys(localStorage).some((key) => key.startsWith('slow-train:known:'))).toBe(true);
    end();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('slow-train:known:'))).toEqual([]);
    queryClient.clear();
    localStorage.clear();
  }
});

test('only the games read last are kept', () => {
  for (let number = 0; number < 10; number++) {
    const { game, ...rest } = answer(3, 1, 3);
    takeGame({ ...rest, game: { ...game, id: `game-number-${number}` } });
  }
  expect(knownGame('game-number-9')).toBeDefined();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('slow-train:known:game:'))).toHaveLength(6);
});
