import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay, nextTime, nextWeekly, within } from '../src/index.ts';

const ZONES = [
  'UTC',
  'Europe/Vienna',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
const shown = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

describe('the next instant at which clocks show a time', () => {
  test('the next instant at which clocks show a time is within two days, and shown by the clocks unless they skip it', () => {
    fc.assert(
      fc.property(instant, time, zone, (at, wall, where) => {
        const next = nextTime(at, wall, where);
        const hours = (next.getTime() - at.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(49);
        // Lord Howe jumps by half an hour, Apia once by a day; no zone by more.
        if (hours <= 25 && shown(next, where) !== wall) expect(jumpsAround(next, where)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('the next instant at which clocks show a time is right on the days when Vienna changes its clocks', () => {
    const next = (from: string, wall: string) => nextTime(new Date(from), wall, 'Europe/Vienna').toISOString();
    expect(next('2026-03-28T12:00:00Z', '08:00')).toBe('2026-03-29T06:00:00.000Z');
    expect(next('2026-10-24T12:00:00Z', '08:00')).toBe('2026-10-25T07:00:00.000Z');
    // 02:30 does not exist on that day, so it is as much later as the clocks jump.
    expect(next('2026-03-28T12:00:00Z', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    // 02:30 exists twice; the first one counts.
    expect(next('2026-10-24T12:00:00Z', '02:30')).toBe('2026-10-25T00:30:00.000Z');
  });
});

function jumpsAround(at: Date, where: string): boolean {
  const offset = (time: number): string =>
    new Intl.DateTimeFormat('en', { timeZone: where, timeZoneName: 'longOffset' }).format(time).slice(-9);
  return offset(at.getTime() - 86_400_000) !== offset(at.getTime() + 86_400_000);
}

describe('quiet hours', () => {
  const night = { from: '22:00', to: '08:00' };

  test('quiet hours may cross midnight, and end on the minute', () => {
    const at = (from: string) => within(new Date(from), night, 'Europe/Vienna');
    expect(at('2026-10-01T19:59:59Z')).toBeNull();
    expect(at('2026-10-01T20:00:00Z')?.ends).toEqual(new Date('2026-10-02T06:00:00Z'));
    expect(at('2026-10-02T05:59:59Z')?.began).toEqual(new Date('2026-10-01T20:00:00Z'));
    expect(at('2026-10-02T06:00:00Z')).toBeNull();
  });

  test('quiet hours go on without a gap where clocks skip their end', () => {
    const hours = { from: '03:04', to: '02:04' };
    const jump = new Date('2024-03-10T05:34:00Z');
    expect(within(new Date(jump.getTime() - 1), hours, 'America/St_Johns')?.ends).toEqual(jump);
    expect(within(jump, hours, 'America/St_Johns')?.began).toEqual(jump);
  });

  test('31.20 quiet hours that begin in an hour that clocks skip hold nothing back for longer than usual', () => {
    const at = (from: string, hours: { from: string; to: string }) => within(new Date(from), hours, 'Europe/Vienna');
    // From 02:00 to 03:00, there is no time on that night.
    for (const minute of ['01:00', '01:29', '01:30', '01:31', '02:30', '12:00'])
      expect(at(`2026-03-29T${minute}:00Z`, { from: '02:30', to: '03:30' })).toBeNull();
    expect(at('2026-03-29T01:30:00Z', { from: '02:30', to: '04:00' })?.ends).toEqual(new Date('2026-03-29T02:00:00Z'));
    // A night later, they are as always.
    expect(at('2026-03-30T01:00:00Z', { from: '02:30', to: '03:30' })).toEqual({
      began: new Date('2026-03-30T00:30:00Z'),
      ends: new Date('2026-03-30T01:30:00Z'),
    });
  });

  test('quiet hours last as long as they say, but for the hour by which clocks jump', () => {
    fc.assert(
      fc.property(instant, time, time, zone, (at, from, to, where) => {
        const found = within(at, { from, to }, where);
        if (found === null) return;
        const minutes = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
        const usual = (minutes(to) - minutes(from) + 1440) % 1440;
        const long = (found.ends.getTime() - found.began.getTime()) / 60_000;
        expect(Math.abs(long - usual)).toBeLessThanOrEqual(60);
      }),
      { numRuns: 2_000 },
    );
  });

  test('quiet hours do not include their end, and are empty if both times are equal', () => {
    fc.assert(
      fc.property(instant, time, time, zone, (at, from, to, where) => {
        const found = within(at, { from, to }, where);
        if (from === to) expect(found).toBeNull();
        if (found === null) return;
        expect(found.began.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(found.ends.getTime()).toBeGreaterThan(at.getTime());
        // Unless their end is skipped by clocks that jump to their next beginning.
        const next = within(found.ends, { from, to }, where);
        if (next !== null) {
          expect(next.began).toEqual(found.ends);
          expect(jumpsAround(found.ends, where)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

test('the date is the local one', () => {
  const at = new Date('2026-10-01T23:30:00Z');
  expect(localDay(at, 'UTC')).toBe('2026-10-01');
  expect(localDay(at, 'Europe/Vienna')).toBe('2026-10-02');
  expect(localDay(at, 'America/New_York')).toBe('2026-10-01');
});

test('a weekly time comes round once a week, at the same time of the day', () => {
  const thursdays = { weekday: 4, time: '20:00', zone: 'Europe/Vienna' };
  const weeks = [0, 1, 2, 3].reduce<number[]>(
    (so) => [...so, nextWeekly(thursdays, so.at(-1) ?? Date.parse('2026-10-15T18:00:00Z'))],
    [],
  );
  // The clocks go back on the 25th.
  expect(weeks.map((at) => new Date(at).toISOString().slice(0, 16))).toEqual([
    '2026-10-22T18:00',
    '2026-10-29T19:00',
    '2026-11-05T19:00',
    '2026-11-12T19:00',
  ]);
  expect(nextWeekly({ weekday: 7, time: '00:30', zone: 'Pacific/Auckland' }, Date.parse('2026-11-20T00:00:00Z'))).toBe(
    Date.parse('2026-11-21T11:30:00Z'),
  );
});
