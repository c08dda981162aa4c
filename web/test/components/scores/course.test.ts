import { describe, expect, test } from 'vitest';
import { courseOf, storyOf, type Story } from '../../../src/components/scores/course.ts';
import { drawnLines, type MapFrame } from '../../../src/components/scores/places-map.ts';

/** A finished game of these pips by round and seat. */
function game(...rounds: readonly (readonly number[])[]) {
  const results = rounds.map((scores, round) => {
    const out = scores.indexOf(0);
    return { engine: `${12 - round}-${12 - round}`, scores, out: out < 0 ? null : out };
  });
  const seats = (rounds[0] ?? []).map((_, seat) => ({ kind: 'computer', name: `C${seat}` }) as const);
  return { results, seats, places: null, rules: { preset: 'hub' } as const };
}

test('where the most points win, the margin counts upwards', () => {
  const played = { ...game([0, 30], [40, 0]), rules: { preset: 'hub', scoring: 'winner' } as const };
  expect(storyOf(courseOf(played), played.results)).toMatchObject({ winner: 0, margin: 10 });
});

const story = (...rounds: readonly (readonly number[])[]): Story | null => {
  const finished = game(...rounds);
  return storyOf(courseOf(finished), finished.results);
};

describe('the course of a game', () => {
  test('the course of a game has a row of its own for every seat after every round, also when places are shared', () => {
    const { lines, engines } = courseOf(game([0, 10, 20], [20, 10, 0], [5, 0, 9]));
    expect(engines).toEqual(['12', '11', '10']);
    expect(lines.map(({ seat, place, total, outs }) => ({ seat, place, total, outs }))).toEqual([
      { seat: 1, place: 1, total: 20, outs: 1 },
      { seat: 0, place: 2, total: 25, outs: 1 },
      { seat: 2, place: 3, total: 29, outs: 1 },
    ]);
    for (let round = 0; round < 3; round++) expect(lines.map(({ rows }) => rows[round]).toSorted()).toEqual([0, 1, 2]);
    // All three had 20 pips after the second round: they stand in the final order.
    expect(lines.map(({ rows }) => rows[1])).toEqual([0, 1, 2]);
  });

  test('the course of a game draws only the first, the last and the player’s own of more than eight lines', () => {
    const many = courseOf(game(Array.from({ length: 12 }, (_, seat) => seat * 3)));
    const frame: MapFrame = { left: 0, right: 100, top: 0, bottom: 110 };
    const drawn = drawnLines(many, 5, frame);
    expect(drawn.map(({ seat, role }) => [seat, role])).toEqual([
      [11, 'other'],
      [5, 'you'],
      [0, 'winner'],
    ]);
    // At their true heights, in the only column there is.
    expect(drawn.map(({ stops }) => stops)).toEqual([[{ x: 100, y: 110 }], [{ x: 100, y: 50 }], [{ x: 100, y: 0 }]]);
  });
});

describe('the story of a game', () => {
  test.each<[string, Story, readonly (readonly number[])[]]>([
    ['tells a tie', { kind: 'tied', winners: [0, 1], pips: 5 }, [[5, 5, 9]]],
    ['tells of the only round', { kind: 'always', winner: 1, margin: 7, rounds: 1 }, [[7, 0, 9]]],
    [
      'tells who led all the time',
      { kind: 'always', winner: 0, margin: 8, rounds: 2 },
      [
        [0, 5],
        [2, 5],
      ],
    ],
    [
      'tells when the lead was taken',
      { kind: 'since', winner: 1, margin: 5, round: 2 },
      [
        [0, 4],
        [9, 0],
        [5, 5],
      ],
    ],
    [
      'tells who lost the lead in the last round, and since when they had it',
      {
        kind: 'last',
        winner: 1,
        margin: 3,
        wentOut: true,
        before: { seat: 0, from: 2, to: 3 },
      },
      [
        [9, 5, 0],
        [0, 7, 20],
        [0, 7, 20],
        [13, 0, 20],
      ],
    ],
    [
      'names nobody if several had the lead',
      { kind: 'last', winner: 2, margin: 9, wentOut: false, before: null },
      [
        [5, 5, 6],
        [11, 12, 1],
      ],
    ],
  ])('the story of a game %s', (_, told, rounds) => expect(story(...rounds)).toEqual(told));
});
