import { describe, expect, test } from 'vitest';
import { groupGames } from '../../../src/pages/home/group-games.ts';
import { dayAhead } from '#text/shell.ts';
import { isSoon } from '../../../src/text/days.ts';
import { summary } from '../../fixtures.ts';

const table = (name: string, updatedAt: string, turnBy: string | null, isYourTurn = true) =>
  summary({ name, updatedAt, turnBy, isYourTurn });

test.each([
  ['mine', true],
  ['of others', false],
])('turns %s are sorted by the time left; those without a clock come last', (_, isMine) => {
  const { yourTurn, others } = groupGames([
    table('No clock', '2026-11-20T10:00:00Z', null, isMine),
    table('Tomorrow', '2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z', isMine),
    table('Tonight', '2026-11-21T11:00:00Z', '2026-11-21T22:00:00Z', isMine),
    table('Late', '2026-11-19T11:00:00Z', '2026-11-21T09:00:00Z', isMine),
  ]);
  const names = (isMine ? yourTurn : others).map(({ name }) => name);
  expect(names).toEqual(['Late', 'Tonight', 'Tomorrow', 'No clock']);
  expect(isMine ? others : yourTurn).toEqual([]);
});

test('without clocks, the game that has waited longest for me comes first', () => {
  const { yourTurn } = groupGames([
    table('Younger', '2026-11-21T10:00:00Z', null),
    table('Older', '2026-11-20T10:00:00Z', null),
  ]);
  expect(yourTurn.map(({ name }) => name)).toEqual(['Older', 'Younger']);
});

describe('a day to come', () => {
  const now = new Date(2026, 10, 21, 12).getTime();
  const minutes = (many: number): number => now + many * 60_000;

  test.each([
    [minutes(50), 'today'],
    [minutes(21 * 60), 'tomorrow'],
    [minutes(3 * 1440 + 5), 'Tuesday'],
    [minutes(9 * 1440 + 5), '30 Nov'],
    [minutes(-125), 'today'],
    [minutes(-1441), 'yesterday'],
  ])('the day of %i reads %s', (until, day) => expect(dayAhead(until, now)).toBe(day));

  test('less than six hours is urgent', () => {
    expect(isSoon(minutes(359), now)).toBe(true);
    expect(isSoon(minutes(361), now)).toBe(false);
  });
});
