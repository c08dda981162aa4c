import { expect, test } from 'vitest';
import { paceOf } from '../../src/client/pace.ts';

test('polls less often the longer nothing has happened', () => {
  const minutes = [0, 1, 10, 60, 600].map((age) => paceOf(age * 60_000));
  expect(minutes).toEqual([2_000, 5_000, 15_000, 60_000, 60_000]);
});

test('polls less often on the viewer’s own turn', () => {
  expect(paceOf(0, true)).toBe(15_000);
  expect(paceOf(60 * 60_000, true)).toBe(60_000);
});
