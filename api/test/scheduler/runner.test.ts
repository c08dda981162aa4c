import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMIT, HEARTBEAT, OUTAGE } from '../../src/scheduler/timer.ts';
import { SimulatedTimer } from '../kit/simulated-timer.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-10-01T12:00:00.000Z');

/** A timer that has run once, for a database in which nothing is due. */
async function idle(): Promise<SimulatedTimer> {
  const timer = new SimulatedTimer(NOON);
  await timer.runner.check();
  timer.runs = [];
  return timer;
}

test('the runner runs nothing for a day while nothing is due', async () => {
  const timer = await idle();
  await timer.pass(24 * HOUR);
  expect(timer.runs).toEqual([]);
  expect(timer.wakeUps).toBe((24 * HOUR) / HEARTBEAT);
});

test('the runner runs when something announced is due, to the minute', async () => {
  const timer = await idle();
  const due = NOON + 5 * HOUR + 123_456;
  await timer.runner.noLaterThan(due);
  await timer.pass(24 * HOUR);
  expect(timer.runs.map(({ at }) => at)).toEqual([due]);
});

test('the runner leaves a write the time to commit before it runs for it', async () => {
  const timer = await idle();
  await timer.runner.noLaterThan(NOON);
  await timer.pass(HOUR);
  expect(timer.runs.map(({ at }) => at)).toEqual([NOON + COMMIT]);
});

test('the runner keeps an announcement that is made during a run', async () => {
  const timer = await idle();
  timer.work = async () => {
    timer.work = () => Promise.resolve(timer.now < NOON + 3 * HOUR ? NOON + 3 * HOUR : null);
    await timer.runner.noLaterThan(NOON + 3 * HOUR);
    return null;
  };
  await timer.runner.noLaterThan(NOON + HOUR);
  await timer.pass(24 * HOUR);
  expect(timer.runs.map(({ at }) => at)).toEqual([NOON + HOUR, NOON + HOUR + COMMIT, NOON + 3 * HOUR]);
});

test('the runner runs again soon after an announcement whose write it may not have seen', async () => {
  const timer = await idle();
  await timer.runner.noLaterThan(NOON + HOUR);
  await timer.pass(HOUR - SECOND);
  await timer.runner.noLaterThan(NOON + 3 * HOUR);
  await timer.pass(2 * MINUTE);
  const [first = 0, second = 0] = timer.runs.map(({ at }) => at);
  expect([first, second]).toEqual([NOON + HOUR, NOON + HOUR + COMMIT]);
});

test('the runner goes on a second later while more is due than fits into a run', async () => {
  const timer = await idle();
  let left = 5;
  timer.work = () => {
    left -= 1;
    return Promise.resolve(left > 0 ? NOON : null);
  };
  await timer.runner.noLaterThan(NOON);
  await timer.pass(COMMIT + 4 * SECOND);
  expect(timer.runs).toHaveLength(5);
});

test('the runner tries again and again while runs fail, and says how late it is', async () => {
  const timer = await idle();
  timer.work = () => Promise.reject(new Error('no database'));
  await timer.runner.noLaterThan(NOON);
  await timer.pass(20 * MINUTE);
  expect(timer.runner.status()).toMatchObject({ failures: timer.runs.length, lateness: 20 * MINUTE - COMMIT });
  expect(timer.runs.length).toBeGreaterThan(5);
  expect(timer.runs.length).toBeLessThan(20);
  timer.work = () => Promise.resolve(null);
  await timer.pass(5 * MINUTE);
  expect(timer.runner.status()).toMatchObject({ failures: 0, lateness: 0 });
});

test('the runner finds an outage by the gap between two looks at the clock, even if nothing was due', async () => {
  const timer = await idle();
  await timer.pass(25 * MINUTE);
  const last = NOON + 20 * MINUTE;
  timer.now += 5 * HOUR;
  await timer.fire();
  expect(timer.runs).toEqual([{ at: timer.now, outage: { since: last, until: timer.now } }]);
});

test('the runner takes an unreachable database for an outage, from the last time all was well', async () => {
  const timer = await idle();
  timer.work = () => Promise.reject(new Error('no database'));
  await timer.runner.noLaterThan(NOON);
  await timer.pass(3 * HOUR);
  timer.runs = [];
  timer.work = () => Promise.resolve(null);
  await timer.pass(5 * MINUTE);
  const [run] = timer.runs;
  expect(run?.outage).toMatchObject({ since: NOON, until: run?.at });
});

test('the runner does not take a short restart for an outage', async () => {
  const timer = await idle();
  timer.now += OUTAGE - SECOND;
  timer.crash();
  await timer.fire();
  expect(timer.runs).toEqual([]);
});

test('the runner loses and delays nothing when anything fails, crashes or comes twice', async () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('write'),
      due: fc.integer({ min: -MINUTE, max: 3 * HOUR }),
      visible: fc.nat(COMMIT - 1),
    }),
    fc.record({ do: fc.constant('abandon'), due: fc.integer({ min: -MINUTE, max: 3 * HOUR }) }),
    fc.record({ do: fc.constant('pass'), span: fc.integer({ min: 1, max: 20 * MINUTE }) }),
    fc.record({ do: fc.constant('crash') }),
    fc.record({ do: fc.constant('twice') }),
    fc.record({ do: fc.constant('fail'), times: fc.integer({ min: 1, max: 3 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const timer = await idle();
      /** What is due in the database, and from when on a query sees it. */
      let rows: { due: number; visible: number }[] = [];
      let failures = 0;
      let worst = 0;
      timer.work = () => {
        if (failures > 0) {
          failures -= 1;
          return Promise.reject(new Error('no database'));
        }
        const seen = rows.filter(({ visible }) => visible <= timer.now);
        for (const { due, visible } of seen.filter((row) => row.due <= timer.now))
          worst = Math.max(worst, timer.now - Math.max(due, visible));
        rows = rows.filter((row) => !seen.includes(row) || row.due > timer.now);
        const left = seen.filter((row) => row.due > timer.now).map(({ due }) => due);
        return Promise.resolve(left.length === 0 ? null : Math.min(...left));
      };
      for (const one of steps) {
        if (one.do === 'pass') await timer.pass(one.span);
        if (one.do === 'crash') timer.crash();
        if (one.do === 'twice' && timer.alarm !== null && timer.alarm <= timer.now) await timer.runner.wake();
        if (one.do === 'fail') failures = one.times;
        if (one.do !== 'write' && one.do !== 'abandon') continue;
        await timer.runner.noLaterThan(timer.now + one.due);
        if (one.do === 'write') rows.push({ due: timer.now + one.due, visible: timer.now + one.visible });
      }
      failures = 0;
      await timer.pass(4 * HOUR);
      expect(rows).toEqual([]);
      // Three failures in a row delay a run by 10 + 20 + 40 seconds.
      expect(worst).toBeLessThanOrEqual(70 * SECOND + 2 * COMMIT);
    }),
    { numRuns: 300 },
  );
});
