import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COUNTED,
  DROPPABLE,
  LATE_RULES,
  seasonCourse,
  seasonTable,
  type SeasonGame,
  type SeasonResult,
  type CountingTerms,
} from '../../src/rating/season.ts';

const TERMS: CountingTerms = { counted: 'places', dropped: 1, droppable: 'games', late: 'missed' };

/** Returns a game of one round, from the players in their order; a star marks a game that somebody else played. */
function game(number: number, order: string, scores?: readonly (readonly number[])[]): SeasonGame {
  const players = order.split(' ');
  return {
    number,
    openedAt: number * 1_000,
    seats: players.length,
    results: players.map((player, index) => ({
      player: player.replace('*', ''),
      place: index + 1,
      scores: scores?.[index] ?? [index * 10],
      isSubstituted: player.endsWith('*'),
    })),
  };
}

const sums = (terms: CountingTerms, games: readonly SeasonGame[], joined?: ReadonlyMap<string, number>) =>
  seasonTable(terms, games, joined).map(({ place, player, sum }) => `${place} ${player} ${sum}`);

test('six games count without each player’s worst, and a player who was not there counts as sixth', () => {
  const games = [
    game(1, 'Ruth You Ana Bo Theo'),
    game(2, 'You Ruth Ana Bo Ines'),
    game(3, 'Ruth Ana Bo You Ines'),
    game(4, 'Ana You Ruth Bo Theo'),
    game(5, 'Ruth You Bo Ana Ines'),
    game(6, 'You Ruth Ana Bo Ines'),
  ];
  const table = seasonTable(TERMS, games);
  expect(table.map(({ place, player, sum }) => `${place} ${player} ${sum}`)).toEqual([
    '1 Ruth 7',
    '2 You 8',
    '3 Ana 12',
    '4 Bo 18',
    '5 Ines 26',
    '6 Theo 28',
  ]);
  const shown = (player: string) =>
    table
      .find((row) => row.player === player)
      ?.cells.map(({ kind, value, isDropped }) => `${kind === 'missed' ? '–' : value}${isDropped ? 'x' : ''}`)
      .join(' ');
  expect(shown('Ruth')).toBe('1 2 1 3x 1 2');
  expect(shown('Bo')).toBe('4x 4 3 4 3 4');
  expect(shown('Ines')).toBe('–x 5 5 – 5 5');
  expect(shown('Theo')).toBe('5 –x – 5 – –');
});

test('pips add up by round, and a missed round counts like the most that anybody had', () => {
  const terms: CountingTerms = { ...TERMS, counted: 'pips', dropped: 2, droppable: 'rounds' };
  const games = [
    game(1, 'Ana Bo', [
      [5, 40],
      [10, 50],
    ]),
    game(2, 'Ana', [[7, 8]]),
  ];
  // Ana: 5 and 7, without 40 and 8. Bo: 10, 50, 7 and 8, without 50 and 10.
  expect(sums(terms, games)).toEqual(['1 Ana 12', '2 Bo 15']);
  const [ana] = seasonTable(terms, games);
  expect(ana?.cells.map(({ droppedRounds }) => droppedRounds)).toEqual([[1], [1]]);
});

test('a player who joins late misses earlier games, or has their average there, or is not counted', () => {
  const games = [game(1, 'Ana Bo'), game(2, 'Eve Ana Bo'), game(3, 'Eve Ana Bo')];
  const joined = new Map([['Eve', 1_500]]);
  const none = { ...TERMS, dropped: 0 };
  expect(sums({ ...none, late: 'missed' }, games, joined)).toEqual(['1 Eve 5', '2 Ana 5', '3 Bo 8']);
  expect(sums({ ...none, late: 'average' }, games, joined)).toEqual(['1 Eve 3', '2 Ana 5', '3 Bo 8']);
  expect(sums({ ...none, late: 'closed' }, games, joined)).toEqual(['1 Ana 5', '2 Bo 8']);
  expect(seasonTable({ ...none, late: 'average' }, games, joined)[0]?.cells[0]).toMatchObject({
    kind: 'before',
    value: 1,
  });
});

test('ties go to more wins, then the better average, then the latest game; players who are still level share the place', () => {
  const none = { ...TERMS, dropped: 0 };
  // Ana 1 and 3, Bo 2 and 2.
  expect(sums(none, [game(1, 'Ana Bo Cy'), game(2, 'Cy Bo Ana')])).toEqual(['1 Cy 4', '2 Ana 4', '3 Bo 4']);
  // One win each, and fewer pips a round for Bo.
  const fewer = [game(1, 'Ana Bo', [[9], [10]]), game(2, 'Bo Ana', [[1], [30]])];
  expect(sums(none, fewer)).toEqual(['1 Bo 3', '2 Ana 3']);
  const level = [game(1, 'Ana Bo', [[0], [10]]), game(2, 'Bo Ana', [[0], [10]])];
  expect(sums(none, level)).toEqual(['1 Bo 3', '2 Ana 3']);
  const tied: SeasonGame = {
    ...game(1, 'Ana Bo'),
    results: game(1, 'Ana Bo').results.map((one) => ({ ...one, place: 1, scores: [3] })),
  };
  expect(sums(none, [tied])).toEqual(['1 Ana 1', '1 Bo 1']);
});

test('the course of a season ends with its table', () => {
  const games = [game(1, 'Ana Bo'), game(2, 'Bo Ana Cy')];
  const course = seasonCourse(TERMS, games);
  expect(course.get('Cy')).toEqual([null, 3]);
  for (const { player, place } of seasonTable(TERMS, games)) expect(course.get(player)?.at(-1)).toBe(place);
});

const PLAYERS = ['Ana', 'Bo', 'Cy', 'Dora', 'Eve'];
const anyTerms = fc.record({
  counted: fc.constantFrom(...COUNTED),
  dropped: fc.integer({ min: 0, max: 5 }),
  droppable: fc.constantFrom(...DROPPABLE),
  late: fc.constantFrom(...LATE_RULES),
});
const anyGame = fc
  .record({
    order: fc.shuffledSubarray(PLAYERS, { minLength: 2 }),
    scores: fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 3, maxLength: 3 }),
    substituted: fc.boolean(),
  })
  .map(({ order, scores, substituted }) => ({
    seats: order.length,
    results: order.map((player, index): SeasonResult => ({
      player,
      place: index + 1,
      scores: scores.map((score) => score + index),
      isSubstituted: substituted && index === 0,
    })),
  }));
const anySeason = fc
  .array(anyGame, { minLength: 1, maxLength: 8 })
  .map((games) =>
    games.map((one, index): SeasonGame => ({ ...one, number: index + 1, openedAt: (index + 1) * 1_000 })),
  );
const anyJoined = fc
  .array(fc.tuple(fc.constantFrom(...PLAYERS), fc.integer({ min: 0, max: 9_000 })))
  .map((pairs) => new Map(pairs));

test('each sum is that of its cells, and the places follow the sums', () => {
  fc.assert(
    fc.property(anyTerms, anySeason, anyJoined, (terms, games, joined) => {
      const table = seasonTable(terms, games, joined);
      for (const { cells, sum } of table) {
        expect(cells).toHaveLength(games.length);
        if (terms.droppable === 'games')
          expect(cells.reduce((so, { value, isDropped }) => (isDropped ? so : so + value), 0)).toBe(sum);
        else expect(sum).toBeLessThanOrEqual(cells.reduce((so, { value }) => so + value, 0));
      }
      expect(table.map(({ sum }) => sum)).toEqual(table.map(({ sum }) => sum).toSorted((a, b) => a - b));
      for (const [index, { place }] of table.entries()) expect(place).toBeLessThanOrEqual(index + 1);
    }),
  );
});

test('leaving one more out makes no sum greater, and always leaves something', () => {
  fc.assert(
    fc.property(anyTerms, anySeason, (terms, games) => {
      const of = (dropped: number) =>
        new Map(seasonTable({ ...terms, dropped }, games).map(({ player, sum }) => [player, sum]));
      const [fewer, more] = [of(terms.dropped), of(terms.dropped + 1)];
      for (const [player, sum] of more) expect(sum).toBeLessThanOrEqual(fewer.get(player) ?? 0);
      for (const { cells } of seasonTable({ ...terms, droppable: 'games' }, games))
        expect(cells.some(({ isDropped }) => !isDropped)).toBe(true);
    }),
  );
});

test('a substitute changes nothing but the mark, and the order of names nothing at all', () => {
  fc.assert(
    fc.property(anyTerms, anySeason, anyJoined, (terms, games, joined) => {
      const alone = games.map((one) => ({
        ...one,
        results: one.results.map((result) => ({ ...result, isSubstituted: false })).toReversed(),
      }));
      expect(sums(terms, alone, joined)).toEqual(sums(terms, games, joined));
    }),
  );
});
