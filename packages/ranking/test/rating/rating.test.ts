import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_RATING, pointsOf, ratingsAfter, type Rating } from '../../src/rating/index.ts';

const after = (places: readonly number[], before: readonly Rating[] = []): number[] =>
  ratingsAfter(places.map((place, index) => ({ place, rating: before[index] ?? NEW_RATING }))).map(pointsOf);

test('a new player has 1500 points', () => {
  expect(pointsOf(NEW_RATING)).toBe(1500);
});

test('among new players, a better place gives more points', () => {
  const points = after([3, 1, 4, 2]);
  expect(points.toSorted((a, b) => b - a)).toStrictEqual([points[1], points[3], points[0], points[2]]);
  expect(points[1]).toBeGreaterThan(1500);
  expect(points[2]).toBeLessThan(1500);
});

test('players who share a place get the same, between those ahead of them and those behind', () => {
  const [first = 0, second = 0, third = 0, last = 0] = after([1, 2, 2, 4]);
  expect(second).toBe(third);
  expect(first).toBeGreaterThan(second);
  expect(last).toBeLessThan(third);
});

test('if everybody shares the first place, nobody gains or loses', () => {
  expect(after([1, 1, 1, 1, 1])).toStrictEqual([1500, 1500, 1500, 1500, 1500]);
});

test('to win against a better player gives more than against a weaker one', () => {
  const [againstStrong = 0] = after([1, 2], [NEW_RATING, { mu: 35, sigma: 3 }]);
  const [againstWeak = 0] = after([1, 2], [NEW_RATING, { mu: 15, sigma: 3 }]);
  expect(againstStrong).toBeGreaterThan(againstWeak);
});

test('a sure rating moves less than an unsure one', () => {
  const [unsure = 0, sure = 0] = after([1, 2, 3], [NEW_RATING, { mu: NEW_RATING.mu, sigma: 2 }]);
  expect(unsure - 1500).toBeGreaterThan(Math.abs(sure - 1500));
});

test('a game with nobody to compare with changes nothing', () => {
  const alone = { mu: 30, sigma: 4 };
  expect(ratingsAfter([{ rating: alone, place: 1 }])).toStrictEqual([alone]);
});

test('in every game of 2 to 16, equals are ordered by their places, in any seats, and become surer', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 16 }), (places) => {
      const rated = ratingsAfter(places.map((place) => ({ place, rating: NEW_RATING })));
      const pairs = places.map((place, index) => ({ place, ...(rated[index] ?? NEW_RATING) }));
      for (const one of pairs) {
        expect(one.sigma).toBeLessThan(NEW_RATING.sigma);
        for (const other of pairs) {
          if (one.place < other.place) expect(one.mu).toBeGreaterThan(other.mu);
          if (one.place === other.place) expect(one.mu).toBeCloseTo(other.mu, 9);
        }
      }
    }),
  );
});
