import type { RoundResult } from '@slow-train/protocol';
import { expect, test } from 'vitest';
import { courseOf } from '../../../src/components/scores/course.ts';
import { sheetAfter, sheetOf } from '../../../src/components/scores/sheet.ts';
import { gameView, person } from '../../fixtures.ts';

const names = ['Theo', 'You', 'Ana'];
const results: RoundResult[] = [
  { engine: '12-12', scores: [39, 0, 12], out: 1 },
  { engine: '11-11', scores: [5, 28, 12], out: null },
];
const game = gameView({
  status: 'playing',
  seats: names.map(person),
  you: { seat: 1, isHost: false, forced: true, away: null, plan: null, planVersion: 0 },
  results,
});

test('my column comes first, then the others in order of play', () => {
  expect(sheetOf(game).columns.map(({ name }) => name)).toEqual(['You', 'Ana', 'Theo']);
});

test('totals and places belong to the columns; the fewest pips lead', () => {
  const { columns, leaders, you } = sheetOf(game);
  expect(columns.map(({ total, place }) => [total, place])).toEqual([
    [28, 2],
    [24, 1],
    [44, 3],
  ]);
  expect(leaders.map(({ name }) => name)).toEqual(['Ana']);
  expect(you?.place).toBe(2);
});

test('the rounds go from 12-12 to 0-0, with past, current and next ones', () => {
  const { rounds } = sheetOf(game);
  expect(rounds).toHaveLength(13);
  expect(rounds.map(({ engine }) => engine).slice(0, 4)).toEqual(['12-12', '11-11', '10-10', '9-9']);
  expect(rounds.at(-1)?.engine).toBe('0-0');
  expect(rounds.map(({ state }) => state).slice(0, 4)).toEqual(['past', 'past', 'next', 'todo']);
});

test('the player who went out is marked, others with 0 are not; a blocked round says so', () => {
  const { rounds, blocked } = sheetOf(game);
  expect(rounds[0]?.cells.map(({ wentOut }) => wentOut)).toEqual([true, false, false]);
  expect(rounds[1]?.isBlocked).toBe(true);
  expect(blocked).toEqual([2]);
});

test('engines that depend on the deal are not known in advance', () => {
  const { rounds } = sheetOf({ ...game, rules: { preset: 'roundhouse', opening: 'highest' } });
  expect(rounds[0]?.engine).toBe('12-12');
  expect(rounds[5]?.engine).toBeNull();
});

test('a spectator sees the seats in order and has no place', () => {
  const sheet = sheetOf({ ...game, you: { seat: null } });
  expect(sheet.columns.map(({ name }) => name)).toEqual(names);
  expect(sheet.you).toBeNull();
});

test('34.3 rounds with real dominoes come first and count in totals, places and the course', () => {
  const earlier = [{ engine: '12-12', scores: [0, 90, 10], out: 0 }];
  const before = sheetOf({ ...game, earlier, results: [] });
  expect(before.columns.map(({ name, total, place }) => [name, total, place])).toEqual([
    ['You', 90, 3],
    ['Ana', 10, 2],
    ['Theo', 0, 1],
  ]);
  expect([before.isRanked, before.played, before.rounds.length]).toEqual([true, 0, 13]);
  const { earlier: shown, columns, played } = sheetOf({ ...game, earlier });
  expect(shown.map(({ engine, cells }) => [engine, cells.map(({ pips, wentOut }) => [pips, wentOut])])).toEqual([
    [
      '12-12',
      [
        [90, false],
        [10, false],
        [0, true],
      ],
    ],
  ]);
  expect([played, columns.map(({ total }) => total)]).toEqual([2, [118, 34, 44]]);
  expect(courseOf({ ...game, earlier }).places).toEqual([
    [1, 3, 2],
    [2, 3, 1],
    [2, 3, 1],
  ]);
});

test('nobody leads before the first score', () => {
  expect(sheetOf({ ...game, results: [] }).leaders).toEqual([]);
});

test('the sheet after a round knows nothing of later rounds, and who moved up or down', () => {
  const first = sheetAfter(game, 1);
  expect(first.columns.map(({ name, total, place, moved }) => [name, total, place, moved])).toEqual([
    ['You', 0, 1, 0],
    ['Ana', 12, 2, 0],
    ['Theo', 39, 3, 0],
  ]);
  expect(sheetAfter(game, 2).columns.map(({ name, place, moved }) => [name, place, moved])).toEqual([
    ['You', 2, -1],
    ['Ana', 1, 1],
    ['Theo', 3, 0],
  ]);
});
