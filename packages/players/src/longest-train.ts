import { high, isDouble, low, pips, type Pips, type Tile } from '@slow-train/rules';
import { TrainSearch, type Line, type Point } from './train-search.ts';

export interface LongestTrain {
  /** The tiles in the order in which they are laid. */
  readonly tiles: readonly Tile[];
  /** Whether no better train exists: false where the budget ran out before that was known. */
  readonly isProved: boolean;
}

/** Steps of the search before it settles for the best so far: some tenths of a second on a phone. */
const USUAL_BUDGET = 400_000;

/** A tile more always outweighs pips, which only decide between trains of one length. */
const TILE_WORTH = 4096;

/**
 * The train with most tiles, then most pips, that a hand can lay from an open end. Doubles are laid as soon as their
 * number is reached: that never costs anything. `budget` bounds the steps; `isProved` says whether it was enough.
 */
export function longestTrain(hand: readonly Tile[], end: Pips, options: { readonly budget?: number } = {}): LongestTrain {
  const doubles = new Map(hand.filter(isDouble).map((tile) => [high(tile), tile]));
  const points = new Map<Pips, Point>();
  const pointOf = (number: Pips): Point => {
    const double = doubles.get(number);
    const prize = double === undefined ? 0 : TILE_WORTH + pips(double);
    const point = points.get(number) ?? { number, ways: [], degree: 0, prize, visits: 0, seen: 0 };
    points.set(number, point);
    return point;
  };
  const singles = hand.filter((tile) => !isDouble(tile)).toSorted((a, b) => pips(b) - pips(a));
  const lines = singles.map((tile, index): Line => {
    const line = { tile, worth: TILE_WORTH + pips(tile), bit: 2 ** index, isLeft: true };
    const [a, b] = [pointOf(high(tile)), pointOf(low(tile))];
    a.ways.push({ line, to: b });
    b.ways.push({ line, to: a });
    a.degree++;
    b.degree++;
    return line;
  });
  const { walk, isProved } = new TrainSearch(lines).run(pointOf(end), options.budget ?? USUAL_BUDGET);
  return { tiles: withDoubles(walk, end, doubles), isProved };
}

function withDoubles(walk: readonly Line[], start: Pips, doubles: ReadonlyMap<Pips, Tile>): Tile[] {
  const tiles: Tile[] = [];
  const reached = new Set<Pips>();
  let end = start;
  for (const tile of [undefined, ...walk.map((line) => line.tile)]) {
    if (tile !== undefined) {
      tiles.push(tile);
      end = high(tile) === end ? low(tile) : high(tile);
    }
    const double = doubles.get(end);
    if (double !== undefined && !reached.has(end)) tiles.push(double);
    reached.add(end);
  }
  return tiles;
}
