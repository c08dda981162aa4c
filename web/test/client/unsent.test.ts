import { beforeEach, expect, test } from 'vitest';
import { claimUnsent, clearSession } from '../../src/account/session.ts';

beforeEach(() => localStorage.clear());

test('unsent changes are kept for the same account, and removed when another account signs in', () => {
  claimUnsent('ines');
  localStorage.setItem('slow-train:player-state:abcdefghijkl', 'notes');
  localStorage.setItem('slow-train:intent:abcdefghijkl', 'a move');
  localStorage.setItem('slow-train:theme', 'night');
  claimUnsent('ines');
  expect(localStorage.getItem('slow-train:player-state:abcdefghijkl')).toBe('notes');
  claimUnsent('ana');
  expect(localStorage.getItem('slow-train:player-state:abcdefghijkl')).toBeNull();
  expect(localStorage.getItem('slow-train:intent:abcdefghijkl')).toBeNull();
  expect(localStorage.getItem('slow-train:theme')).toBe('night');
});

test('signing out leaves nothing of an account in the browser, except how the page looks', () => {
  const ofAccount = [
    'player-state:abcdefghijkl',
    'intent:abcdefghijkl',
    'kept:abcdefghijkl:1',
    'deals:abcdefghijkl',
    'owner',
    'nudged',
  ];
  for (const key of ofAccount) localStorage.setItem(`slow-train:${key}`, 'of Ines');
  for (const key of ['name', 'prove', 'new-email']) sessionStorage.setItem(`slow-train:${key}`, 'ines@example.org');
  localStorage.setItem('slow-train:theme', 'night');
  localStorage.setItem('slow-train:numerals', 'yes');
  clearSession();
  const left = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)).toSorted();
  expect(left).toEqual(['slow-train:numerals', 'slow-train:theme']);
  expect(sessionStorage).toHaveLength(0);
});
