import { expect, test } from 'vitest';
import { multiplierFor } from '../bench/lighthouse/calibration.ts';

test.each([
  [1_500, 4],
  [1_130, 3.01],
  [3_000, 8],
  [200, 1],
])(
  '30.24 at benchmark index %i the multiplier is %f: the simulated phone is the same on every machine',
  (index, times) => {
    expect(multiplierFor(index)).toBe(times);
  },
);
