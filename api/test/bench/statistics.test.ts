import { expect, test } from 'vitest';
import { mean, median, percentile, spreadOf } from '../../bench/kit/statistics.ts';

test('percentiles are values that were measured, by nearest rank', () => {
  const values = [15, 20, 35, 40, 50];
  expect([0, 0.05, 0.3, 0.4, 0.5, 1].map((share) => percentile(values, share))).toEqual([15, 15, 20, 20, 35, 50]);
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0.5, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 99, 100]);
});

test('the median is in the middle, in any order', () => {
  expect([[3], [9, 1, 5], [4, 1, 2, 3], [10, 9, 100]].map(median)).toEqual([3, 5, 2.5, 10]);
});

test('a spread is the median with its range', () => {
  expect(spreadOf([2, 8, 4])).toEqual({ median: 4, least: 2, most: 8 });
  expect(mean([2, 8, 5])).toBe(5);
});

test('nothing measured is not zero', () => {
  expect([median([]), percentile([], 0.5), mean([])]).toEqual([NaN, NaN, NaN]);
});
