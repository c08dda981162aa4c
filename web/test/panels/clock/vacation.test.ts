import { expect, test } from 'vitest';
import { effectOf, effectWords, wrongWith } from '../../../src/panels/clock/vacation.ts';
import { dayAndTime } from '#text/when.ts';
import { NOON } from '../../clock.ts';
import { clockView } from './fixtures.ts';

const HOUR = 3_600_000;
const at = (time: string): number => Date.parse(`${time}Z`);
const BY = '2026-12-22T12:00:00.000Z';
const now = { by: BY, weekendsOff: false, now: NOON };

function own(changed = {}) {
  const { you } = clockView(1, {}, changed);
  if (you === null) throw new Error('no seat');
  return you;
}

test('in one’s own turn a vacation extends the deadline by the time the clock stands still', () => {
  expect(effectOf({ from: '2026-12-22', to: '2026-12-24' }, own(), now)).toEqual({
    kind: 'later',
    by: at('2026-12-25T12:00'),
    instead: at('2026-12-22T12:00'),
  });
});

test('a vacation from today starts now', () => {
  expect(effectOf({ from: '2026-12-21', to: '2026-12-21' }, own(), now)).toMatchObject({
    kind: 'later',
    by: at('2026-12-23T00:00'),
  });
});

test('quiet hours and weekends count as in the current turn', () => {
  const hours = { zone: 'Europe/Vienna', quiet: { from: '22:00', to: '08:00' } };
  const stops = { since: new Date(NOON).toISOString(), budget: 24 * HOUR, hours, breaks: [] };
  // Monday 13:00 in Vienna: 9 h that day, 14 h on Tuesday, one on Wednesday; a vacation on Wednesday moves that one to
  // Thursday.
  const by = '2026-12-23T08:00:00.000Z';
  expect(effectOf({ from: '2026-12-23', to: '2026-12-23' }, own({ hours, stops }), { ...now, by })).toMatchObject({
    kind: 'later',
    by: at('2026-12-24T08:00'),
  });
  expect(
    effectOf({ from: '2026-12-23', to: '2026-12-25' }, own({ hours, stops }), { ...now, by, weekendsOff: true }),
  ).toMatchObject({ by: at('2026-12-28T08:00') });
});

test('a vacation that begins after the deadline changes nothing', () => {
  expect(effectOf({ from: '2026-12-24', to: '2026-12-25' }, own(), now)).toEqual({
    kind: 'same',
    by: at('2026-12-22T12:00'),
  });
});

test('in other players’ turns the announcement says when the clock would stop', () => {
  expect(effectOf({ from: '2026-12-24', to: '2026-12-28' }, own({ stops: null }), { ...now, by: null })).toEqual({
    kind: 'idle',
    from: at('2026-12-24T00:00'),
    until: at('2026-12-29T00:00'),
  });
  const fromNow = effectOf({ from: '2026-12-21', to: '2026-12-21' }, own({ stops: null }), { ...now, by: null });
  expect(effectWords(fromNow)).toBe(`Your clock would stop from now to ${dayAndTime(at('2026-12-22T00:00'))}.`);
});

test.each([
  ['', '2026-12-24', 'Choose the first and the last day.'],
  ['2026-12-24', '2026-12-22', 'It ends before it begins. Swap the days.'],
  ['2026-12-20', '2026-12-22', 'A vacation begins today at the earliest. Choose a later day.'],
  ['2026-12-21', '2027-01-04', 'That takes 15 days, and you have 14 left.'],
  ['2026-12-21', '2027-01-03', null],
])('a vacation from %j to %j has the fault %j', (from, to, wrong) =>
  expect(wrongWith({ from, to }, own(), NOON)).toBe(wrong),
);
