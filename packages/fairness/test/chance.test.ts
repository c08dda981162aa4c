import { describe, expect, test } from 'vitest';
import { below, shuffle } from '../src/index.ts';
import { bytesFrom } from './bytes.ts';

const ALL_BYTES = Array.from({ length: 256 }, (_, byte) => byte);

describe('a number below n', () => {
  test('a number below n is as likely as any other, for every n up to 256', () => {
    for (let count = 1; count <= 256; count++) {
      const times = Array.from({ length: count }, () => 0);
      const rejected: number[] = [];
      for (const byte of ALL_BYTES) {
        // Follows a byte that may be rejected with one that never is.
        const left = [byte, 0];
        const number = below(count, bytesFrom(left));
        if (left.length === 0) rejected.push(byte);
        else times[number] = (times[number] ?? 0) + 1;
      }
      expect(new Set(times)).toEqual(new Set([Math.floor(256 / count)]));
      expect(rejected).toEqual(ALL_BYTES.slice(256 - (256 % count)));
    }
  });

  test('a number below n rejects bytes from the exact boundary upwards, however many come', () => {
    const limit = 182;
    expect(limit).toBe(256 - (256 % 91));
    const left = [limit, 255, limit, limit - 1, 7];
    expect(below(91, bytesFrom(left))).toBe(90);
    expect(left).toEqual([7]);
  });

  test('a number below n throws for an empty range and for one larger than two bytes', () => {
    for (const count of [0, -1, 65_537, 2.5, Number.NaN]) expect(() => below(count, () => 0)).toThrow(RangeError);
  });
});

describe('a shuffle', () => {
  test('a shuffle produces each order by exactly one sequence of choices', () => {
    const orders = new Set<string>();
    for (let third = 0; third < 4; third++)
      for (let second = 0; second < 3; second++)
        for (let first = 0; first < 2; first++)
          orders.add(shuffle(['a', 'b', 'c', 'd'], bytesFrom([third, second, first])).join(''));
    expect(orders.size).toBe(24);
  });

  test('a shuffle swaps from the end, as specified', () => {
    expect(shuffle(['a', 'b', 'c'], bytesFrom([0, 0]))).toEqual(['b', 'c', 'a']);
    expect(shuffle(['a', 'b', 'c'], bytesFrom([2, 1]))).toEqual(['a', 'b', 'c']);
  });

  test('a shuffle does not change its input', () => {
    const list = ['a', 'b'];
    shuffle(list, bytesFrom([0]));
    expect(list).toEqual(['a', 'b']);
  });
});
