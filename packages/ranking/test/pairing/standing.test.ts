import { expect, test } from 'vitest';
import { ranked, TIE_BREAKS, type Score } from '../../src/pairing/index.ts';

const game = (
  round: number,
  table: string,
  places: Readonly<Record<number, readonly [place: number, points: number, pips?: number]>>,
): Score[] =>
  Object.entries(places).map(([number, [place, points, pips = 100]]) => ({
    round,
    number: Number(number),
    table,
    place,
    points,
    pips,
  }));

const order = (
  scores: readonly Score[],
  tieBreaks: (typeof TIE_BREAKS)['duels' | 'tables'],
  numbers: readonly number[],
) => ranked(numbers, scores, tieBreaks).map(({ number, rank }) => `${rank}: ${number}`);

test('points decide first', () => {
  const scores = [...game(1, 'a', { 1: [2, 0], 2: [1, 12] }), ...game(1, 'b', { 3: [1, 6], 4: [1, 6] })];
  expect(order(scores, TIE_BREAKS.duels, [1, 2, 3, 4])).toStrictEqual(['1: 2', '2: 3', '2: 4', '4: 1']);
});

test('in pairs, the player who met the better opponents is ahead', () => {
  // 1 and 3 have won once each; 1 has beaten 2, who then won as well, and 3 has beaten 4, who lost again.
  const scores = [
    ...game(1, 'a', { 1: [1, 12], 2: [2, 0] }),
    ...game(1, 'b', { 3: [1, 12], 4: [2, 0] }),
    ...game(2, 'c', { 2: [1, 12], 4: [2, 0] }),
  ];
  const [first, second, third, last] = ranked([1, 2, 3, 4], scores, TIE_BREAKS.duels);
  expect([first?.number, second?.number, third?.number, last?.number]).toStrictEqual([1, 2, 3, 4]);
  expect(first?.opponents).toBe(12);
});

test('at tables, the player who beat the other is ahead, then the one with better places', () => {
  const scores = [
    ...game(1, 'a', { 1: [1, 12, 50], 2: [2, 6, 40], 3: [3, 0] }),
    ...game(2, 'b', { 2: [1, 6, 30], 4: [2, 0] }),
  ];
  expect(order(scores, TIE_BREAKS.tables, [1, 2, 3, 4]).slice(0, 2)).toStrictEqual(['1: 1', '2: 2']);
});

test('pips decide last, and people who are level in everything share a place', () => {
  const scores = [
    ...game(1, 'a', { 1: [1, 12, 80], 2: [2, 0, 90] }),
    ...game(1, 'b', { 3: [1, 12, 70], 4: [2, 0, 90] }),
  ];
  expect(order(scores, TIE_BREAKS.duels, [1, 2, 3, 4])).toStrictEqual(['1: 3', '2: 1', '3: 2', '3: 4']);
});

test('a bye counts its points and no opponent', () => {
  const bye: Score = { round: 1, number: 3, table: null, place: null, points: 12, pips: null };
  const [first] = ranked([1, 2, 3], [...game(1, 'a', { 1: [1, 6], 2: [1, 6] }), bye], TIE_BREAKS.duels);
  expect(first).toMatchObject({ number: 3, points: 12, games: 0, opponents: 0, place: null, pips: null });
});
