import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { schedulerIn, type Scheduler } from '../../src/platform/scheduler.ts';
import { idleScheduler } from '../kit/scheduler.ts';

const NOON = Date.parse('2026-10-01T12:00:00.000Z');
const SECOND = 1_000;

let announced: number[];
let isDown: boolean;
let scheduler: Scheduler;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  announced = [];
  isDown = false;
  const object = {
    ...idleScheduler,
    noLaterThan(at: number): Promise<void> {
      if (isDown) return Promise.reject(new Error('down'));
      announced.push(at);
      return Promise.resolve();
    },
  };
  scheduler = schedulerIn({ SCHEDULER: { getByName: () => object } });
});
afterEach(() => void vi.useRealTimers());

test('work that is due at once is announced once in five seconds', async () => {
  for (let at = NOON; at < NOON + 12 * SECOND; at += SECOND) {
    vi.setSystemTime(at);
    await scheduler.noLaterThan(at);
  }
  expect(announced).toEqual([NOON, NOON + 5 * SECOND, NOON + 10 * SECOND]);
});

test('work that is due later is announced each time', async () => {
  await scheduler.noLaterThan(NOON);
  await scheduler.noLaterThan(NOON + SECOND);
  await scheduler.noLaterThan(NOON + 2 * SECOND);
  expect(announced).toEqual([NOON, NOON + SECOND, NOON + 2 * SECOND]);
});

test('an announcement that did not arrive covers nothing', async () => {
  isDown = true;
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await scheduler.noLaterThan(NOON);
  error.mockRestore();
  isDown = false;
  await scheduler.noLaterThan(NOON);
  expect(announced).toEqual([NOON]);
});
