import { KEPT_FORMAT, sealOf, type KeptRound, type Verdict } from '@slow-train/fairness';
import { beforeEach, expect, test } from 'vitest';
import { canStore } from '../../src/fairness/can-store.ts';
import { keptStore, pruneKept } from '../../src/fairness/kept-store.ts';

beforeEach(() => localStorage.clear());

function keptOf(table: string, round: number): KeptRound {
  const contribution = 'b'.repeat(64);
  const seal = sealOf({ table, round }, contribution);
  return { format: KEPT_FORMAT, table, round, commitment: 'c'.repeat(64), contribution, seal, list: null, deal: null };
}

/** Keeps one round for each verdict (null: not checked yet) of a table where a deal was checked last at that time. */
function keep(table: string, at: number, ...found: readonly (Verdict | null)[]): void {
  for (const index of found.keys()) keptStore().save(keptOf(table, index + 1));
  localStorage.setItem(`slow-train:deals:${table}`, JSON.stringify({ at, found }));
}

const isKept = (table: string, round: number): boolean => keptStore().load(table, round) !== null;

test('of what is checked the newest stays, and what is not checked stays however old it is', () => {
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

test('what is kept of a wrong deal stays, and of one that nobody has found anything about', () => {
  keep('wrong', 1, 'broken', 'proved');
  keptStore().save(keptOf('unknown', 1));
  localStorage.setItem('slow-train:deals:unreadable', '{');
  keptStore().save(keptOf('unreadable', 1));
  pruneKept(undefined, 0);
  expect([1, 2].map((round) => isKept('wrong', round))).toEqual([true, false]);
  expect([isKept('unknown', 1), isKept('unreadable', 1)]).toEqual([true, true]);
});

test('a hundred rounds that are checked have room', () => {
  for (let table = 0; table < 11; table++)
    keep(`table-${table}`, table, ...Array.from({ length: 10 }, () => 'proved' as const));
  pruneKept();
  expect([isKept('table-0', 10), isKept('table-1', 1)]).toEqual([false, true]);
});

test('verdicts from before they had a time are the oldest', () => {
  keep('new', 1, 'proved');
  keep('old', 2, 'proved');
  localStorage.setItem('slow-train:deals:old', JSON.stringify(['proved']));
  pruneKept(undefined, 1);
  expect([isKept('new', 1), isKept('old', 1)]).toEqual([true, false]);
});

/** A storage for so many things. */
function smallStorage(most: number): Storage {
  const things = new Map<string, string>();
  return {
    get length() {
      return things.size;
    },
    key: (index) => [...things.keys()][index] ?? null,
    getItem: (name) => things.get(name) ?? null,
    setItem(name, value) {
      if (things.size >= most && !things.has(name)) throw new DOMException('full', 'QuotaExceededError');
      things.set(name, value);
    },
    removeItem: (name) => void things.delete(name),
    clear: () => things.clear(),
  };
}

test('where there is no room what is checked makes some, and nothing else does', () => {
  const storage = smallStorage(3);
  const keeps = keptStore(() => storage);
  storage.setItem('slow-train:deals:over', JSON.stringify({ at: 1, found: ['proved'] }));
  expect([keeps.save(keptOf('over', 1)), keeps.save(keptOf('running', 1))]).toEqual([true, true]);
  expect(keeps.save(keptOf('running', 2))).toBe(true);
  expect(keeps.load('over', 1)).toBeNull();
  expect(keeps.save(keptOf('running', 3))).toBe(false);
  expect(keeps.load('running', 1)).not.toBeNull();
});

test('a browser that keeps nothing knows it', () => {
  expect(canStore()).toBe(true);
  expect(localStorage.length).toBe(0);
  expect(canStore(() => smallStorage(0))).toBe(false);
  const refuse = (): Storage => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(canStore(refuse)).toBe(false);
});
