import { expect, test } from 'vitest';
import { chanceFrom, cryptoChance } from '../src/fairness/shuffle.ts';

/** Chance that gives these 32-bit numbers, one after the other. */
function given(...numbers: number[]) {
  return chanceFrom((buffer) => {
    const next = numbers.shift();
    if (next === undefined) throw new Error('no more chance');
    buffer[0] = next;
  });
}

test('every order of three comes from exactly one of the ways to draw', () => {
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1].map((second) => given(first, second, 0).shuffle(['a', 'b', 'c']).join('')),
  );
  expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});

test('numbers that would favour some are drawn again', () => {
  // 2^32 is one more than a multiple of 3: the last number is one too many.
  expect(given(2 ** 32 - 1, 2 ** 32 - 2).below(3)).toBe(2);
  expect(given(2 ** 32 - 1).below(2)).toBe(1);
  expect(given(2 ** 32 - 1).below(2 ** 16)).toBe(2 ** 16 - 1);
});

test('a shuffle keeps every element and leaves the list as it was', () => {
  const list = Array.from({ length: 91 }, (_, index) => index);
  const shuffled = cryptoChance.shuffle(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  expect(shuffled).not.toEqual(list);
  expect(list[90]).toBe(90);
});

test('each place is as likely for each element', () => {
  const RUNS = 6000;
  const seen = Array.from({ length: 6 }, () => Array.from({ length: 6 }, () => 0));
  for (let run = 0; run < RUNS; run++) {
    cryptoChance.shuffle([0, 1, 2, 3, 4, 5]).forEach((element, place) => {
      const row = seen[element];
      if (row) row[place] = (row[place] ?? 0) + 1;
    });
  }
  const expected = RUNS / 6;
  const chiSquare = seen.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 25 degrees of freedom: more than 80 happens less than once in ten million runs.
  expect(chiSquare).toBeLessThan(80);
});
