import { beforeEach, expect, test } from 'vitest';
import { claimUnsent } from '../../src/account/session.ts';
import { unsavedStore } from '../../src/player-state/unsaved.ts';

const NOTES = { parts: { notes: 'Bo has the 9-9' }, instead: '' };

beforeEach(() => localStorage.clear());

test('notes that a page of the release before could not send are sent by this one, and then gone', () => {
  localStorage.setItem('slow-train:desk:abcdefghijkl', JSON.stringify(NOTES));
  const store = unsavedStore();
  expect(store.load('abcdefghijkl')).toEqual(NOTES);
  store.save('abcdefghijkl', { parts: {}, instead: '' });
  expect(store.load('abcdefghijkl').parts).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('unsent notes of somebody else are sent under no other name, also those of the release before', () => {
  localStorage.setItem('slow-train:owner', 'ana');
  localStorage.setItem('slow-train:desk:abcdefghijkl', JSON.stringify(NOTES));
  claimUnsent('bo');
  expect(unsavedStore().load('abcdefghijkl').parts).toEqual({});
});
