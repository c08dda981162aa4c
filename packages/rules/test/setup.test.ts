import { describe, expect, test } from 'vitest';
import {
  CONFLICTS,
  explain,
  isOptionName,
  isOptionValue,
  OPTION_NAMES,
  OPTIONS,
  parseRules,
  playText,
  readPosition,
  valuesOf,
  type OptionRecord,
} from '../src/index.ts';

describe.each(OPTIONS.opening.values)('with the opening %s', (opening) => {
  const errors = new Map(
    OPTIONS.starter.values.map((starter) => {
      const rules = parseRules({ preset: 'hub', opening, starter });
      return [starter, rules.ok ? null : rules.error];
    }),
  );

  test('a refused starter is named, and each that would not be refused', () => {
    const fitting = [...errors].flatMap(([starter, error]) => (error === null ? [`"${starter}"`] : []));
    expect(fitting).not.toEqual([]);
    for (const [starter, error] of errors)
      if (error !== null)
        expect(error).toBe(
          opening === 'first'
            ? 'With the opening first the starter is the player who lays the engine.'
            : `With the opening "${opening}" the starter must be ${fitting.join(' or ')}, not "${starter}".`,
        );
  });
});

test('the sentence of a refusal names the double that comes first, and its train', () => {
  const position = readPosition({
    rules: { preset: 'hub' },
    set: 6,
    engine: '6-6',
    turn: { seat: 1 },
    open: [{ train: 0, tile: '5-5' }],
    seats: [
      { hand: ['0-0'], train: ['6-5', '5-5'], turns: 1 },
      { hand: ['6-1', '5-1'], train: ['6-2'], turns: 1 },
    ],
  });
  if (!position.ok) throw new Error(position.error);
  const refused = playText(position.value, 1, '6-1@M');
  expect(refused.ok ? null : explain(refused.error)).toMatch(/^6‑1 has to wait: 5‑5 on .*0 is open/);
});

test('options require, and are idle with, options and values that there are', () => {
  const others = OPTION_NAMES.flatMap((name) => {
    const { idle }: OptionRecord = OPTIONS[name];
    const conflicts = CONFLICTS.filter(({ option }) => option === name);
    for (const { of } of conflicts)
      if (of !== 'changed') expect(valuesOf(name)).toEqual(expect.arrayContaining([...of]));
    return [...conflicts.map(({ others: values }) => values), idle?.with ?? {}].flatMap((values) =>
      Object.entries(values),
    );
  });
  expect(others.length).toBeGreaterThan(5);
  const unknown = others.filter(
    ([name, values]) => !isOptionName(name) || values.some((value) => !isOptionValue(name, value)),
  );
  expect(unknown).toEqual([]);
});
