import { testWorker } from '@slow-train/local/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { warmUp } from '../src/warm-up.ts';
import { logLines } from './kit/log-lines.ts';
import { visitor } from './kit/visitor.ts';

test('the warm-up plays an action and polls a game, at a time when a Worker’s clock stands still', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  await expect(warmUp()).resolves.toBeUndefined();
});

test('the runtime allows everything that the warm-up does', async () => {
  const worker = await testWorker();
  onTestFinished(() => worker.stop());
  expect((await visitor(worker).get('/api/health')).status).toBe(200);
  expect(logLines(worker)).toEqual([]);
});
