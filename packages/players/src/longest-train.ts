import { high, isDouble, low, pips, tileOf, type Pips, type Tile } from '@slow-train/rules';
import { lowest, sizeOf } from './bits.ts';
import { across, TILE_WORTH, toggle, type Graph, type Lines } from './graph.ts';
import { bestWalk } from './train-search.ts';

export interface LongestTrain {
  /** The tiles in the order in which they are laid. */
  readonly tiles: readonly Tile[];
  /** Whether no better train exists: false where the budget ran out before that was known. */
  readonly isProved: boolean;
}

/** Whether a train may end in the double of this number while tiles are left in hand: see `endings.ts`. */
export type MayEndIn = (number: Pips) => boolean;

export interface SearchOptions {
  /** Cases that the search looks at before it settles for the best so far. */
  readonly budget?: number;
  /** Without it a train may end in any double. */
  readonly mayEndIn?: MayEndIn;
}

/** Random hands need a few dozen cases at most, hands made to be hard some hundreds; all of it is tenths of a second on a phone. */
const USUAL_BUDGET = 2_000;

/**
 * The train with most tiles, then most pips, that a hand can lay from an open end, among those that `mayEndIn` allows:
 * a double for which it says no stays in hand where it could only lie last, unless it is the last of the hand, or all
 * that can be laid. `budget` bounds the search; `isProved` says whether it was enough.
 *
 * Doubles are laid as soon as their number is reached: that never costs anything. So one lies last only where a single
 * tile of the hand leads to its number; with a second one the train would go on. Such doubles are taken out of the
 * search beforehand, which makes it exact under every rule without another case to look at.
 */
export function longestTrain(hand: readonly Tile[], end: Pips, options: SearchOptions = {}): LongestTrain {
  const { budget = USUAL_BUDGET, mayEndIn } = options;
  const lines: Lines = new Int32Array(Math.max(end, ...hand.map(high)) + 1);
  for (const tile of hand) if (!isDouble(tile)) toggle(lines, high(tile), low(tile));
  const doubles = new Map<Pips, Tile>();
  let lastOfAll: Tile | undefined;
  for (const tile of hand) {
    if (!isDouble(tile)) continue;
    const number = high(tile);
    const couldOnlyLieLast = number !== end && sizeOf(across(lines, number)) === 1;
    if (couldOnlyLieLast && mayEndIn?.(number) === false) lastOfAll = tile;
    else doubles.set(number, tile);
  }
  const prizes = Array.from(lines, (_, number) => worthOfDouble(doubles.get(number)));
  const { points, isProved } = bestWalk({ lines, prizes }, end, budget);
  const train = layDoubles(isProved ? points : walkOn(lines, points), doubles);
  const goesOut = lastOfAll !== undefined && train.tiles.length === hand.length - 1 && high(lastOfAll) === train.end;
  return { tiles: goesOut && lastOfAll !== undefined ? [...train.tiles, lastOfAll] : train.tiles, isProved };
}

function worthOfDouble(tile: Tile | undefined): Graph['prizes'][number] {
  return tile === undefined ? 0 : TILE_WORTH + pips(tile);
}

/** The walk, and whatever line still leads on from its end: one that is the best never does. */
function walkOn(lines: Lines, walk: readonly number[]): readonly number[] {
  const left = lines.slice();
  walk.forEach((point, step) => {
    const before = walk[step - 1];
    if (before !== undefined) toggle(left, before, point);
  });
  const points = [...walk];
  for (let end = points.at(-1); end !== undefined && across(left, end) !== 0; end = points.at(-1)) {
    const next = lowest(across(left, end));
    toggle(left, end, next);
    points.push(next);
  }
  return points;
}

/** The tiles of a walk, each double laid where its number is first reached. */
function layDoubles(points: readonly number[], doubles: Map<Pips, Tile>): { tiles: Tile[]; end: Pips | undefined } {
  const tiles: Tile[] = [];
  let end: Pips | undefined;
  for (const point of points) {
    if (end !== undefined) tiles.push(tileOf(end, point));
    end = point;
    const double = doubles.get(point);
    if (double !== undefined) tiles.push(double);
    doubles.delete(point);
  }
  return { tiles, end };
}
