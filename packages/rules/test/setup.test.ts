import { describe, expect, it } from 'vitest';
import { OPTIONS, parseRules } from '../src/index.ts';

describe.each(OPTIONS.opening)('with the opening %s', (opening) => {
  const errors = new Map(
    OPTIONS.starter.map((starter) => {
      const rules = parseRules({ preset: 'hub', opening, starter });
      return [starter, rules.ok ? null : rules.error];
    }),
  );

  it('a refused starter is named, and each that would not be refused', () => {
    const fitting = [...errors].flatMap(([starter, error]) => (error === null ? [`"${starter}"`] : []));
    expect(fitting).not.toEqual([]);
    for (const [starter, error] of errors)
      if (error !== null)
        expect(error).toBe(
          `With the opening "${opening}" the starter must be ${fitting.join(' or ')}, not "${starter}".`,
        );
  });
});
