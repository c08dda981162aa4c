import { bears, otherEnd, parseTile, pipsOf, SETS, tileName, tilesOf, type Pips, type Tile } from '@slow-train/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestTrain } from '../src/index.ts';

const hand = (text: string): Tile[] =>
  text
    .split(' ')
    .map(parseTile)
    .filter((tile) => tile !== undefined);

/** Tries everything: tiles and pips of the best train. */
function byBruteForce(tiles: readonly Tile[], end: Pips): readonly [tiles: number, pips: number] {
  let best: readonly [number, number] = [0, 0];
  for (const tile of tiles) {
    if (!bears(tile, end)) continue;
    const [count, pips] = byBruteForce(
      tiles.filter((other) => other !== tile),
      otherEnd(tile, end),
    );
    const worth = [count + 1, pips + pipsOf([tile])] as const;
    if (worth[0] > best[0] || (worth[0] === best[0] && worth[1] > best[1])) best = worth;
  }
  return best;
}

describe('the longest train', () => {
  it('is laid end to end', () => {
    const { tiles, isProved } = longestTrain(hand('12-5 5-3 3-3 3-9 9-1 4-4'), 12);
    expect(tiles.map(tileName)).toEqual(['12-5', '5-3', '3-3', '9-3', '9-1']);
    expect(isProved).toBe(true);
  });

  it('prefers more tiles to more pips, and more pips among as many tiles', () => {
    expect(longestTrain(hand('12-11 12-0 1-0'), 12).tiles.map(tileName)).toEqual(['12-0', '1-0']);
    expect(longestTrain(hand('12-0 12-11'), 12).tiles.map(tileName)).toEqual(['12-11']);
  });

  it('is empty where nothing matches', () => {
    expect(longestTrain(hand('5-3 4-4'), 12)).toEqual({ tiles: [], isProved: true });
    expect(longestTrain([], 0)).toEqual({ tiles: [], isProved: true });
  });

  it('is as good as trying everything, from any end of any hand', () => {
    const hands = fc.constantFrom(...SETS).chain((set) =>
      fc.record({
        tiles: fc.shuffledSubarray([...tilesOf(set)], { maxLength: set === 6 ? 10 : 12 }),
        end: fc.integer({ min: 0, max: set }),
      }),
    );
    fc.assert(
      fc.property(hands, ({ tiles, end }) => {
        const found = longestTrain(tiles, end);
        expect(found.isProved).toBe(true);
        expect([found.tiles.length, pipsOf(found.tiles)]).toEqual(byBruteForce(tiles, end));
        expect(new Set(found.tiles).size).toBe(found.tiles.length);
        let open = end;
        for (const tile of found.tiles) {
          expect(tiles).toContain(tile);
          expect(bears(tile, open)).toBe(true);
          open = otherEnd(tile, open);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('says that it is not proved when the budget runs out, and is still a train', () => {
    // A part that hangs on by two lines and holds doubles: more than the first look can settle.
    const tiles = fc.sample(fc.shuffledSubarray([...tilesOf(12)], { minLength: 14, maxLength: 18 }), {
      numRuns: 300,
      seed: 3,
    });
    const hasty = tiles.map((one) => longestTrain(one, 12, { budget: 0 }));
    expect(hasty.some((train) => !train.isProved)).toBe(true);
    for (const [index, train] of hasty.entries()) {
      const best = longestTrain(tiles[index] ?? [], 12);
      expect(train.tiles.length).toBeLessThanOrEqual(best.tiles.length);
      if (train.isProved) expect(train.tiles.length).toBe(best.tiles.length);
      let open: Pips = 12;
      for (const tile of train.tiles) {
        expect(bears(tile, open)).toBe(true);
        open = otherEnd(tile, open);
      }
    }
  });
});
