import { beforeEach, expect, test } from 'vitest';
import { intentStore } from '../../src/client/intent.ts';

const intent = { game: 'abcdefghijkl', do: '12-5@M', revision: 7, key: 'k'.repeat(32) };

beforeEach(() => localStorage.clear());

test('an intent survives until it is cleared', () => {
  intentStore().save(intent);
  expect(intentStore().load(intent.game)).toEqual(intent);
  intentStore().clear(intent.game);
  expect(intentStore().load(intent.game)).toBeUndefined();
});

test('an intent belongs to one game', () => {
  intentStore().save(intent);
  expect(intentStore().load('another00000')).toBeUndefined();
});

test.each(['', 'nonsense', '{}', '{"do":1,"revision":2,"key":"x"}', 'null'])(
  'an unreadable intent is ignored: %j',
  (text) => {
    localStorage.setItem(`slow-train:intent:${intent.game}`, text);
    expect(intentStore().load(intent.game)).toBeUndefined();
  },
);

test('a browser without storage can still play', () => {
  const store = intentStore(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  store.save(intent);
  expect(store.load(intent.game)).toBeUndefined();
});
