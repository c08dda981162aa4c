import { expect, test } from 'vitest';
import { multiplierFor } from '../bench/lighthouse/calibration.ts';

test.each([
  [1_500, 4],
  [1_130, 3.01],
  [3_000, 8],
  [200, 1],
])('30.24 a machine of benchmark index %i is slowed down %f times, to the same phone as any other', (index, times) => {
  expect(multiplierFor(index)).toBe(times);
});
