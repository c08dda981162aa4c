import { beforeEach, expect, it } from 'vitest';
import { claimUnsent } from '../../src/account/session.ts';

beforeEach(() => localStorage.clear());

it('keeps unsent changes for the same account, and removes them when another account signs in', () => {
  claimUnsent('ines');
  localStorage.setItem('slow-train:desk:abcdefghijkl', 'notes');
  localStorage.setItem('slow-train:intent:abcdefghijkl', 'a move');
  localStorage.setItem('slow-train:theme', 'night');
  claimUnsent('ines');
  expect(localStorage.getItem('slow-train:desk:abcdefghijkl')).toBe('notes');
  claimUnsent('ana');
  expect(localStorage.getItem('slow-train:desk:abcdefghijkl')).toBeNull();
  expect(localStorage.getItem('slow-train:intent:abcdefghijkl')).toBeNull();
  expect(localStorage.getItem('slow-train:theme')).toBe('night');
});
