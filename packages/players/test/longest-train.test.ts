import {
  bears,
  high,
  isDouble,
  otherEnd,
  parseTile,
  pipsOf,
  SETS,
  tileName,
  tilesOf,
  type Pips,
  type Tile,
} from '@slow-train/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestTrain } from '../src/index.ts';

const hand = (text: string): Tile[] =>
  text
    .split(' ')
    .map(parseTile)
    .filter((tile) => tile !== undefined);

type Worth = readonly [tiles: number, pips: number];

/** Returns tiles and pips of the best train with an allowed ending, by trying all; null if there is none. */
function byBruteForce(
  tiles: readonly Tile[],
  end: Pips,
  mayEnd: (last: Tile, left: number) => boolean,
  last?: Tile,
): Worth | null {
  let best: Worth | null = last === undefined || mayEnd(last, tiles.length) ? [0, 0] : null;
  for (const tile of tiles) {
    if (!bears(tile, end)) continue;
    const rest = tiles.filter((other) => other !== tile);
    const further = byBruteForce(rest, otherEnd(tile, end), mayEnd, tile);
    if (further === null) continue;
    const worth = [further[0] + 1, further[1] + pipsOf([tile])] as const;
    if (best === null || worth[0] > best[0] || (worth[0] === best[0] && worth[1] > best[1])) best = worth;
  }
  return best;
}

/** Tiles of the hand, laid end to end. */
function expectTrain(train: readonly Tile[], of: readonly Tile[], start: Pips): void {
  let open = start;
  for (const tile of train) {
    expect(of).toContain(tile);
    expect(bears(tile, open)).toBe(true);
    open = otherEnd(tile, open);
  }
}

describe('the longest train', () => {
  test('the longest train is laid end to end', () => {
    const { tiles, isProved } = longestTrain(hand('12-5 5-3 3-3 3-9 9-1 4-4'), 12);
    expect(tiles.map(tileName)).toEqual(['12-5', '5-3', '3-3', '9-3', '9-1']);
    expect(isProved).toBe(true);
  });

  test('32.1 the longest train goes on with the twins of its tiles', () => {
    const { tiles, isProved } = longestTrain(hand('5-3 5-3 3-3 3-3 8-5'), 8);
    expect(tiles.map(tileName)).toEqual(['8-5', '5-3', '3-3', '3-3', '5-3']);
    expect(isProved).toBe(true);
    expect(longestTrain(hand('9-1 9-1 9-1 4-4'), 1)).toMatchObject({ isProved: false });
  });

  test('the longest train prefers more tiles, then more pips', () => {
    expect(longestTrain(hand('12-11 12-0 1-0'), 12).tiles.map(tileName)).toEqual(['12-0', '1-0']);
    expect(longestTrain(hand('12-0 12-11'), 12).tiles.map(tileName)).toEqual(['12-11']);
  });

  test('the longest train is empty if nothing matches', () => {
    expect(longestTrain(hand('5-3 4-4'), 12)).toEqual({ tiles: [], isProved: true });
    expect(longestTrain([], 0)).toEqual({ tiles: [], isProved: true });
  });

  test('the longest train is as good as an exhaustive search, for any hand and open end, and any doubles it may end in', () => {
    const hands = fc.constantFrom(...SETS).chain((set) =>
      fc.record({
        tiles: fc.shuffledSubarray([...tilesOf(set)], { maxLength: set === 6 ? 10 : 12 }),
        end: fc.integer({ min: 0, max: set }),
        endings: fc.subarray(Array.from({ length: set + 1 }, (_, number) => number)),
      }),
    );
    fc.assert(
      fc.property(hands, ({ tiles, end, endings }) => {
        const found = longestTrain(tiles, end, { mayEndIn: (number) => endings.includes(number) });
        expect(found.isProved).toBe(true);
        const best = byBruteForce(
          tiles,
          end,
          (last, left) => left === 0 || !isDouble(last) || endings.includes(high(last)),
        );
        const lone = tiles.find((tile) => isDouble(tile) && high(tile) === end);
        const worth = [found.tiles.length, pipsOf(found.tiles)];
        expect(worth).toEqual(best?.[0] === 0 && lone !== undefined ? [1, pipsOf([lone])] : best);
        expect(new Set(found.tiles).size).toBe(found.tiles.length);
        expectTrain(found.tiles, tiles, end);
      }),
      { numRuns: 400 },
    );
  });

  test('the longest train is still a train if the budget runs out, but not proved', () => {
    // A part with doubles, connected by two lines, is too much for the first case alone.
    const tiles = fc.sample(fc.shuffledSubarray([...tilesOf(12)], { minLength: 14, maxLength: 18 }), { numRuns: 300 });
    const hasty = tiles.map((one) => longestTrain(one, 12, { budget: 0 }));
    expect(hasty.some((train) => !train.isProved)).toBe(true);
    for (const [index, train] of hasty.entries()) {
      const best = longestTrain(tiles[index] ?? [], 12);
      expect(train.tiles.length).toBeLessThanOrEqual(best.tiles.length);
      if (train.isProved) expect(train.tiles.length).toBe(best.tiles.length);
      expectTrain(train.tiles, tiles[index] ?? [], 12);
    }
  });

  test('the longest train never ends in a double it may not end in, even if the budget runs out', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...tilesOf(12)], { minLength: 2, maxLength: 25 }), (tiles) => {
        const train = longestTrain(tiles, 12, { budget: 0, mayEndIn: () => false }).tiles;
        expectTrain(train, tiles, 12);
        const last = train.at(-1);
        const mayStay =
          train.length === tiles.length || (train.length === 1 && last !== undefined && high(last) === 12);
        if (last !== undefined && isDouble(last)) expect(mayStay).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
