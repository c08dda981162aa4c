import { runs } from '@slow-train/local/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { deckOf } from '../src/index.ts';

const SHUFFLES = runs(40_000);
const TILES = 28;

/**
 * Shuffles of a double-six set from fixed secrets, with the same outcome in every run. For a correct shuffle each of
 * the three sums below is out of bounds with a probability of 2 in a million (one in a million on each side), so a
 * failing test has found a bug.
 */
describe(`${SHUFFLES} shuffles of a double-six set`, () => {
  const places = new Int32Array(TILES * TILES);
  const pairs = new Int32Array(TILES * TILES);
  const lastPairs = new Int32Array(TILES * TILES);

  beforeAll(() => {
    const rules = { set: 6, opening: 'holder' } as const;
    for (let index = 0; index < SHUFFLES; index++) {
      const secret = index.toString(16).padStart(64, '0');
      const deck = deckOf({ table: 'statistics', round: 1, secret, contributions: [secret, null] }, rules, 1);
      for (const [place, tile] of deck.entries()) add(places, place * TILES + tile);
      add(pairs, (deck[0] ?? 0) * TILES + (deck[1] ?? 0));
      add(lastPairs, (deck[TILES - 2] ?? 0) * TILES + (deck[TILES - 1] ?? 0));
    }
  });

  test('many shuffles of a double-six set put every tile in every place equally often', () => {
    // Rows and columns have fixed sums, so (n-1)/n of the usual sum is chi-square with (n-1)² = 729 degrees of freedom.
    const sum = ((TILES - 1) / TILES) * chiSquare([...places], SHUFFLES / TILES);
    expect(sum).toBeGreaterThan(561);
    expect(sum).toBeLessThan(926);
  });

  test.each([
    ['first', pairs],
    ['last', lastPairs],
  ])('many shuffles of a double-six set make every ordered pair of tiles the %s two equally often', (_, counted) => {
    const possible = [...counted].filter((_, cell) => Math.floor(cell / TILES) !== cell % TILES);
    expect(possible.length).toBe(TILES * (TILES - 1));
    // 756 cells: 755 degrees of freedom.
    const sum = chiSquare(possible, SHUFFLES / possible.length);
    expect(sum).toBeGreaterThan(584);
    expect(sum).toBeLessThan(956);
  });
});

function add(counts: Int32Array, cell: number): void {
  counts[cell] = (counts[cell] ?? 0) + 1;
}

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
