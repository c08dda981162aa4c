import { expect, onTestFinished, test, vi } from 'vitest';
import { warmUp } from '../src/warm-up.ts';

test('the warm-up plays an action and polls a game, at a time when a Worker’s clock stands still', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  await expect(warmUp()).resolves.toBeUndefined();
});
