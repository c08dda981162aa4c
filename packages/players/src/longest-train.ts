import { high, isDouble, low, pips, type Pips, type Tile } from '@slow-train/rules';
import { bestWalk } from './train-search.ts';
import type { Line } from './graph.ts';

export interface LongestTrain {
  /** The tiles in the order in which they are laid. */
  readonly tiles: readonly Tile[];
  /** Whether no better train exists: false where the budget ran out before that was known. */
  readonly isProved: boolean;
}

/** Cases that the search looks at before it settles for the best so far: some tenths of a second on a phone. */
const USUAL_BUDGET = 2_000;

/** A tile more always outweighs pips, which only decide between trains of one length. */
const TILE_WORTH = 4096;

interface TileLine extends Line {
  readonly tile: Tile;
}

/**
 * The train with most tiles, then most pips, that a hand can lay from an open end. Doubles are laid as soon as their
 * number is reached: that never costs anything. `budget` bounds the search; `isProved` says whether it was enough.
 */
export function longestTrain(
  hand: readonly Tile[],
  end: Pips,
  options: { readonly budget?: number } = {},
): LongestTrain {
  const doubles = new Map(hand.filter(isDouble).map((tile) => [high(tile), tile]));
  const points = Math.max(end, ...hand.map(high)) + 1;
  const prizes = new Array<number>(points).fill(0);
  for (const [number, tile] of doubles) prizes[number] = TILE_WORTH + pips(tile);
  const lines = hand
    .filter((tile) => !isDouble(tile))
    .map((tile): TileLine => ({ a: high(tile), b: low(tile), worth: TILE_WORTH + pips(tile), tile }));
  const tileOfLine = new Map<Line, Tile>(lines.map((line) => [line, line.tile]));
  const walk = bestWalk({ points, lines, prizes }, end, options.budget ?? USUAL_BUDGET);
  const singles = walk.lines.flatMap((line) => tileOfLine.get(line) ?? []);
  return { tiles: withDoubles(singles, end, doubles), isProved: walk.isProved };
}

function withDoubles(singles: readonly Tile[], start: Pips, doubles: Map<Pips, Tile>): Tile[] {
  const tiles: Tile[] = [];
  let end = start;
  const layDouble = (): void => {
    const double = doubles.get(end);
    if (double !== undefined) tiles.push(double);
    doubles.delete(end);
  };
  layDouble();
  for (const tile of singles) {
    tiles.push(tile);
    end = high(tile) === end ? low(tile) : high(tile);
    layDouble();
  }
  return tiles;
}
