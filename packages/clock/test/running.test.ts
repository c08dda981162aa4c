import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endOfRun, isQuietTooLong, runningTime, type Stops } from '../src/index.ts';
import { HOUR, MINUTE, minute, runsIn, stopsAround } from './zones.ts';

const night = { from: '22:00', to: '08:00' };
const at = (time: string): number => Date.parse(time);
const stops = (zone: string, rest: Partial<Stops> & { readonly quiet?: Stops['hours']['quiet'] } = {}): Stops => ({
  hours: { zone, quiet: rest.quiet ?? null },
  weekendsOff: rest.weekendsOff ?? false,
  breaks: rest.breaks ?? [],
});
const hours = (from: string, until: string, by: Stops): number => runningTime(at(from), at(until), by) / HOUR;
const end = (from: string, budget: number, by: Stops): string =>
  new Date(endOfRun(at(from), budget * HOUR, by)).toISOString();

describe('running time', () => {
  test('running time stops in quiet hours across midnight', () => {
    const by = stops('Europe/Vienna', { quiet: night });
    // Vienna is an hour ahead: from 21:00 there, one hour until the night, ten hours of night, then one more.
    expect(hours('2026-01-13T20:00:00Z', '2026-01-14T08:00:00Z', by)).toBe(2);
    expect(end('2026-01-13T20:00:00Z', 2, by)).toBe('2026-01-14T08:00:00.000Z');
    // A budget used up when the night begins ends then, not in the morning.
    expect(end('2026-01-13T20:00:00Z', 1, by)).toBe('2026-01-13T21:00:00.000Z');
    expect(end('2026-01-13T23:00:00Z', 1 / 60, by)).toBe('2026-01-14T07:01:00.000Z');
  });

  test('running time stops in quiet hours within a day', () => {
    const by = stops('Asia/Kolkata', { quiet: { from: '09:30', to: '17:00' } });
    // 03:00 UTC is 08:30 in Kolkata, which has no summer time.
    expect(hours('2026-03-29T03:00:00Z', '2026-03-29T12:00:00Z', by)).toBe(1.5);
    expect(hours('2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z', by)).toBe(30 * 16.5);
  });

  test('running time stops on weekends in the seat’s zone', () => {
    const vienna = stops('Europe/Vienna', { weekendsOff: true });
    // Friday 12:00 in Vienna: twelve hours until Saturday, then twelve from Monday 00:00.
    expect(end('2026-01-16T11:00:00Z', 24, vienna)).toBe('2026-01-19T11:00:00.000Z');
    const auckland = stops('Pacific/Auckland', { weekendsOff: true });
    // In January Auckland is 13 hours ahead, so its Saturday begins on Friday at 11:00 UTC.
    expect(hours('2026-01-16T10:00:00Z', '2026-01-18T11:00:00Z', auckland)).toBe(1);
    expect(hours('2026-01-18T10:00:00Z', '2026-01-18T12:00:00Z', auckland)).toBe(1);
    // On Sunday 2026-04-05 it goes back by an hour, so that weekend is an hour longer.
    expect(end('2026-04-03T10:00:00Z', 2, auckland)).toBe('2026-04-05T13:00:00.000Z');
  });

  test.each([
    // In Vienna the clocks jump from 02:00 to 03:00 and back.
    ['Europe/Vienna', '2026-03-28T12:00:00Z', '2026-03-29T06:00:00Z', 9],
    ['Europe/Vienna', '2026-10-24T12:00:00Z', '2026-10-25T07:00:00Z', 11],
    ['America/New_York', '2026-03-07T17:00:00Z', '2026-03-08T12:00:00Z', 9],
    ['America/New_York', '2026-10-31T16:00:00Z', '2026-11-01T13:00:00Z', 11],
    // On Lord Howe Island they jump by half an hour: +11 in summer, +10:30 in winter.
    ['Australia/Lord_Howe', '2026-04-04T01:00:00Z', '2026-04-04T21:30:00Z', 10.5],
    ['Australia/Lord_Howe', '2026-10-03T01:30:00Z', '2026-10-03T21:00:00Z', 9.5],
  ])(
    'running time includes the actual length of a night with a clock change: %s, %s',
    (zone, noon, morning, length) => {
      const by = stops(zone, { quiet: night });
      const day = (at(morning) - at(noon)) / HOUR;
      expect(hours(noon, morning, by)).toBe(day - length);
      // One hour after the night, so the night ended at that minute.
      expect(end(noon, day - length + 1, by)).toBe(new Date(at(morning) + HOUR).toISOString());
    },
  );

  test('running time stops in quiet hours as often as the clocks show them', () => {
    const by = stops('Europe/Vienna', { quiet: { from: '02:00', to: '02:30' } });
    // From 00:00 UTC: shown twice in one night, and not at all in the other.
    expect(hours('2026-10-25T00:00:00Z', '2026-10-25T02:00:00Z', by)).toBe(1);
    expect(hours('2026-03-29T00:00:00Z', '2026-03-29T02:00:00Z', by)).toBe(2);
  });

  test('running time stops in breaks, which may overlap each other and the night', () => {
    const breaks = [
      { from: at('2026-01-14T12:00:00Z'), until: at('2026-01-15T12:00:00Z') },
      { from: at('2026-01-13T10:00:00Z'), until: at('2026-01-14T13:00:00Z') },
      { from: at('2026-01-14T13:00:00Z'), until: at('2026-01-14T14:00:00Z') },
    ];
    expect(hours('2026-01-13T09:00:00Z', '2026-01-15T13:00:00Z', stops('UTC', { breaks }))).toBe(2);
    expect(end('2026-01-14T00:00:00Z', 11, stops('UTC', { breaks, quiet: night }))).toBe('2026-01-16T09:00:00.000Z');
    expect(endOfRun(0, 1, stops('UTC', { breaks: [{ from: 0, until: Infinity }] }))).toBe(Infinity);
  });

  test('running time equals a count minute by minute', () => {
    const walk = minute.chain((from) =>
      fc.tuple(fc.constant(from), fc.integer({ min: 0, max: 6_000 }), stopsAround(from)),
    );
    fc.assert(
      fc.property(walk, ([from, minutes, by]) => {
        const until = from + minutes * MINUTE;
        let [count, last] = [0, from];
        for (let now = from; now < until; now += MINUTE) {
          if (!runsIn(now, by)) continue;
          count += 1;
          last = now + MINUTE;
        }
        expect(runningTime(from, until, by)).toBe(count * MINUTE);
        expect(endOfRun(from, count * MINUTE, by)).toBe(last);
      }),
      { numRuns: 150 },
    );
  });

  const spans = minute.chain((from) =>
    fc.tuple(
      fc.integer({ min: 0, max: MINUTE }).map((more) => from + more),
      fc.array(fc.integer({ min: 0, max: 40 * 24 * HOUR }), { minLength: 2, maxLength: 2 }),
      stopsAround(from),
    ),
  );

  test('running time adds up, never runs backwards, and never faster than time', () => {
    fc.assert(
      fc.property(spans, ([from, [first = 0, second = 0], by]) => {
        const [middle, until] = [from + first, from + first + second];
        const [one, other] = [runningTime(from, middle, by), runningTime(middle, until, by)];
        expect(runningTime(from, until, by)).toBe(one + other);
        expect(one).toBeGreaterThanOrEqual(0);
        expect(one).toBeLessThanOrEqual(first);
        expect(runningTime(until, from, by)).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('running time ends at the first instant at which the budget is used up', () => {
    fc.assert(
      fc.property(spans, ([from, [budget = 0, more = 0], by]) => {
        const over = endOfRun(from, budget, by);
        expect(runningTime(from, over, by)).toBe(budget);
        if (budget > 0) expect(runningTime(from, over - 1, by)).toBe(budget - 1);
        else expect(over).toBe(from);
        expect(endOfRun(from, budget + more, by)).toBeGreaterThanOrEqual(over + more);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('quiet hours are half a day at most', () => {
  expect(isQuietTooLong({ from: '20:00', to: '08:00' })).toBe(false);
  expect(isQuietTooLong({ from: '20:00', to: '08:01' })).toBe(true);
  expect(isQuietTooLong({ from: '08:00', to: '20:01' })).toBe(true);
  expect(isQuietTooLong({ from: '08:00', to: '08:00' })).toBe(false);
});
