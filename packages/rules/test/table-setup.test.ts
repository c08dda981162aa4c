import { expect, test } from 'vitest';
import { parseSetup, parseTable, TABLE_OPTIONS, valuesOf } from '../src/index.ts';

/** Options and values that records have and the tables of a site do not, each with what goes with it. */
const RECORDS_ONLY = [{ foot: 'may' }];

test.each(RECORDS_ONLY)('a record may have %o, and a table is refused it by name', (options) => {
  const rules = { preset: 'hub', ...options };
  expect(parseSetup(rules, 4)).toMatchObject({ ok: true });
  expect(parseTable(rules, 4)).toEqual({ ok: false, error: expect.stringMatching(/^No table here .*"/) });
});

test('a table is refused a set that no shop sells', () => {
  expect(parseSetup({ preset: 'hub' }, 3, 10)).toMatchObject({ ok: true });
  expect(parseTable({ preset: 'hub' }, 3, 10)).toMatchObject({ ok: false });
});

test('a table may have every other value of every option that goes with its preset', () => {
  const refused = TABLE_OPTIONS.flatMap((name) => valuesOf(name).map((value) => ({ preset: 'hub', [name]: value })))
    .filter((rules) => parseSetup(rules, 4).ok)
    .filter((rules) => !parseTable(rules, 4).ok);
  expect(refused).toEqual([]);
});
