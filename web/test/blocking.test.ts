import { expect, test } from 'vitest';
import { blockingByCpu, type TraceEvent } from '../bench/lighthouse/blocking.ts';

const main = { pid: 1, tid: 1 };
const event = (name: string, ts: number, rest: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  ...main,
  ts,
  ...rest,
});
const task = (ts: number, dur: number, tdur: number, rest: Partial<TraceEvent> = {}): TraceEvent =>
  event('RunTask', ts, { dur, tdur, ...rest });
const THREAD = event('thread_name', 0, { ph: 'M', args: { name: 'CrRendererMain' } });

test('a task blocks by the CPU time that the slower phone takes beyond 50 ms', () => {
  expect(blockingByCpu([THREAD, task(0, 90_000, 20_000), task(100_000, 90_000, 10_000)], 4)).toBe(30);
});

test('a task within another, or on another thread, does not count again', () => {
  const events = [THREAD, task(10, 15_000, 15_000), task(0, 20_000, 20_000), task(0, 90_000, 90_000, { tid: 2 })];
  expect(blockingByCpu(events, 4)).toBe(30);
});

test('a task before the first paint blocks nobody', () => {
  const events = [THREAD, event('firstContentfulPaint', 50_000), task(0, 40_000, 40_000), task(60_000, 20_000, 20_000)];
  expect(blockingByCpu(events, 4)).toBe(30);
});
