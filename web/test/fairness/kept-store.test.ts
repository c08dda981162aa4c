import { KEPT_FORMAT, sealOf, type KeptRound, type Verdict } from '@slow-train/fairness';
import { beforeEach, expect, test } from 'vitest';
import { canStore } from '../../src/components/create-game.ts';
import { keptStore, pruneKept } from '../../src/fairness/kept-store.ts';

beforeEach(() => localStorage.clear());

function keptOf(table: string, round: number): KeptRound {
  const contribution = 'b'.repeat(64);
  const seal = sealOf({ table, round }, contribution);
  return { format: KEPT_FORMAT, table, round, commitment: 'c'.repeat(64), contribution, seal, list: null, deal: null };
}

/** Stores one round per verdict (null: not checked yet) of a game whose last check was at this time. */
function keep(table: string, at: number, ...found: readonly (Verdict | null)[]): void {
  for (const index of found.keys()) keptStore().save(keptOf(table, index + 1));
  localStorage.setItem(`slow-train:deals:${table}`, JSON.stringify({ at, found }));
}

const isKept = (table: string, round: number): boolean => keptStore().load(table, round) !== null;

test('the newest checked rounds stay, and unchecked rounds stay however old they are', () => {
  keep('long-over', 1, 'proved', 'withheld', null, 'unproved');
  keep('over', 2, 'proved', 'proved');
  keep('running', 3, 'proved', null);
  localStorage.setItem('slow-train:intent:over', 'something else');
  pruneKept(undefined, 2);
  expect([1, 2, 3, 4].map((round) => isKept('long-over', round))).toEqual([false, false, true, false]);
  expect([1, 2].map((round) => isKept('over', round))).toEqual([false, true]);
  expect([1, 2].map((round) => isKept('running', round))).toEqual([true, true]);
  expect(localStorage.getItem('slow-train:intent:over')).toBe('something else');
});

test('data of a broken deal stays, and of a deal without a verdict', () => {
  keep('wrong', 1, 'broken', 'proved');
  keptStore().save(keptOf('unknown', 1));
  localStorage.setItem('slow-train:deals:unreadable', '{');
  keptStore().save(keptOf('unreadable', 1));
  pruneKept(undefined, 0);
  expect([1, 2].map((round) => isKept('wrong', round))).toEqual([true, false]);
  expect([isKept('unknown', 1), isKept('unreadable', 1)]).toEqual([true, true]);
});

test('a hundred checked rounds are kept', () => {
  for (let table = 0; table < 11; table++)
    keep(`table-${table}`, table, ...Array.from({ length: 10 }, () => 'proved' as const));
  pruneKept();
  expect([isKept('table-0', 10), isKept('table-1', 1)]).toEqual([false, true]);
});

test('verdicts in the format without a time count as the oldest', () => {
  keep('new', 1, 'proved');
  keep('old', 2, 'proved');
  localStorage.setItem('slow-train:deals:old', JSON.stringify(['proved']));
  pruneKept(undefined, 1);
  expect([isKept('new', 1), isKept('old', 1)]).toEqual([true, false]);
});

/** A storage for a limited number of items. */
function smallStorage(most: number): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      if (items.size >= most && !items.has(name)) throw new DOMException('full', 'QuotaExceededError');
      items.set(name, value);
    },
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
  };
}

test('without room left, checked rounds are dropped and nothing else', () => {
  const storage = smallStorage(3);
  const keeps = keptStore(() => storage);
  storage.setItem('slow-train:deals:over', JSON.stringify({ at: 1, found: ['proved'] }));
  expect([keeps.save(keptOf('over', 1)), keeps.save(keptOf('running', 1))]).toEqual([true, true]);
  expect(keeps.save(keptOf('running', 2))).toBe(true);
  expect(keeps.load('over', 1)).toBeNull();
  expect(keeps.save(keptOf('running', 3))).toBe(false);
  expect(keeps.load('running', 1)).not.toBeNull();
});

test('canStore is false in a browser that stores nothing', () => {
  expect(canStore()).toBe(true);
  expect(localStorage.length).toBe(0);
  expect(canStore(() => smallStorage(0))).toBe(false);
  const refuse = (): Storage => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(canStore(refuse)).toBe(false);
});
