import { expect, test } from 'vitest';
import { warmUp } from '../src/warm-up.ts';

test('the warm-up gets as far as the empty database, and plays an action to its end', async () => {
  expect(await warmUp()).toEqual({ status: 401, isPlayed: true });
});
