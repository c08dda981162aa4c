import { expect, test } from 'vitest';
import { blockingByCpu, type TraceEvent } from '../bench/lighthouse/blocking.ts';

const task = (ts: number, dur: number, tdur: number, tid = 1): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});
const paint = (ts: number): TraceEvent => ({ name: 'firstContentfulPaint', ph: 'I', pid: 1, tid: 1, ts });

test('a task blocks by the CPU time beyond 50 ms that it takes on the slower phone', () => {
  expect(blockingByCpu([paint(0), task(0, 90_000, 20_000), task(100_000, 90_000, 10_000)], 4)).toBe(30);
});

test('a task within another, or on another thread, does not count again', () => {
  const events = [paint(0), task(10, 15_000, 15_000), task(0, 20_000, 20_000), task(0, 90_000, 90_000, 2)];
  expect(blockingByCpu(events, 4)).toBe(30);
});

test('a task before the first paint blocks nobody, and one across it by its part after it', () => {
  const events = [paint(50_000), task(0, 40_000, 40_000), task(40_000, 50_000, 25_000), task(100_000, 20_000, 20_000)];
  expect(blockingByCpu(events, 4)).toBe(60);
});
