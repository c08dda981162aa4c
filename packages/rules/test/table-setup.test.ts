import { expect, test } from 'vitest';
import { parseSetup, parseTable, OPTION_NAMES, valuesOf } from '../src/index.ts';

test('a table is refused a set that no shop sells', () => {
  expect(parseSetup({ preset: 'hub' }, 3, 10)).toMatchObject({ ok: true });
  expect(parseTable({ preset: 'hub' }, 3, 10)).toMatchObject({ ok: false });
});

test('32.1 a table may have every value of every option that goes with its preset', () => {
  const refused = OPTION_NAMES.flatMap((name) => valuesOf(name).map((value) => ({ preset: 'hub', [name]: value })))
    .filter((rules) => parseSetup(rules, 4).ok)
    .filter((rules) => !parseTable(rules, 4).ok);
  expect(refused).toEqual([]);
});
