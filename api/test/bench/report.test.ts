import { expect, test } from 'vitest';
import { formatSpread, isMet, markdownOf, type Target } from '../../bench/kit/report.ts';

const target = (value: number, bound: Target['bound']): Target => ({ name: 'an action', value, unit: 'ms', bound });

test('a target is met at its bound, and never by a figure that is missing', () => {
  expect([1.2, 1.21, NaN].map((value) => isMet(target(value, { atMost: 1.2 })))).toEqual([true, false, false]);
  expect([1.8, 1.79, NaN].map((value) => isMet(target(value, { atLeast: 1.8 })))).toEqual([true, false, false]);
});

test('a figure of several rounds shows its range, a single one does not', () => {
  expect(formatSpread({ median: 1234.5, least: 0.1234, most: 98_765 })).toBe('1,235 (0.123–98,770)');
  expect(formatSpread({ median: 2, least: 2, most: 2 })).toBe('2');
  expect(formatSpread({ median: NaN, least: NaN, most: NaN })).toBe('–');
});

test('a section is Markdown', () => {
  const findings = {
    figures: {},
    tables: [{ title: 'Times', columns: ['', 'ms'], rows: [['an action', '2']], note: 'On one machine.' }],
    targets: [target(2, { atMost: 1.2 })],
  };
  expect(markdownOf('cpu', findings)).toBe(
    [
      '## cpu',
      '**Times**',
      '|  | ms |\n| --- | ---: |\n| an action | 2 |',
      'On one machine.',
      '| target | bound | measured |  |\n| --- | ---: | ---: | ---: |\n| an action | at most 1.2 ms | 2 ms | **missed** |',
    ].join('\n\n'),
  );
});
