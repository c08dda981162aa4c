import { high, isDouble, low, otherEnd, pips, tileOf, withoutAll, type Pips, type Tile } from '@slow-train/rules';
import { lowest, sizeOf } from './bits.ts';
import { across, TILE_WORTH, toggle, type Graph, type Lines } from './graph.ts';
import { bestWalk } from './train-search.ts';

export interface LongestTrain {
  /** The tiles in the order in which they are laid. */
  readonly tiles: readonly Tile[];
  /** Whether this is proved to be the best train; false if the budget ran out first. */
  readonly isProved: boolean;
}

/** Whether a train may end in the double of this number with tiles left in hand (`endings.ts`). */
export type MayEndIn = (number: Pips) => boolean;

export interface SearchOptions {
  /** The number of cases to examine before settling for the best so far. */
  readonly budget?: number;
  /** Default: a train may end in any double. */
  readonly mayEndIn?: MayEndIn;
  /** Whether a double may be the hand's last tile. Default: yes. */
  readonly mayGoOutOnDouble?: boolean;
}

/**
 * Random hands need at most a few dozen cases, hard ones a few hundred; the budget takes tenths of a second on a phone.
 */
const USUAL_BUDGET = 2_000;

/**
 * Returns the train with the most tiles, then the most pips, that a hand can lay from an open end, among those that
 * `mayEndIn` allows: a double that it rejects stays in hand if it could only be laid last, unless it is the hand's last
 * tile, with which one may go out, or the only one that can be laid. `budget` limits the search; `isProved` says whether it was enough.
 *
 * Lays doubles as soon as their number is reached, which never costs anything. So a double is last only if a single
 * tile of the hand leads to its number; with a second one the train would continue. Such doubles are removed before the
 * search, which keeps it exact under every rule without extra cases.
 *
 * With two sets it looks for the best train of tiles that all differ, and goes on from there with their twins; that is
 * proved only if nothing is left.
 */
export function longestTrain(hand: readonly Tile[], end: Pips, options: SearchOptions = {}): LongestTrain {
  const kinds = [...new Set(hand)];
  if (kinds.length === hand.length) return longestOf(hand, end, options);
  const twins = withoutAll(hand, kinds);
  const first = longestOf(kinds, end, options);
  const spare = withoutAll(hand, first.tiles).filter((tile) => !isDouble(tile));
  const reached = first.tiles.reduce((open, tile) => otherEnd(tile, open), end);
  const { tiles: more } = longestOf([...new Set(spare)], reached, options);
  // A twin of a double lies on it, wherever that is.
  const tiles = first.tiles.flatMap((tile) => (isDouble(tile) && twins.includes(tile) ? [tile, tile] : [tile]));
  return { tiles: [...tiles, ...more], isProved: first.isProved && tiles.length + more.length === hand.length };
}

/** Returns the longest train of tiles that all differ. */
function longestOf(hand: readonly Tile[], end: Pips, options: SearchOptions): LongestTrain {
  const { budget = USUAL_BUDGET, mayEndIn, mayGoOutOnDouble = true } = options;
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
  const goesOut =
    mayGoOutOnDouble &&
    lastOfAll !== undefined &&
    train.tiles.length === hand.length - 1 &&
    high(lastOfAll) === train.end;
  return { tiles: goesOut && lastOfAll !== undefined ? [...train.tiles, lastOfAll] : train.tiles, isProved };
}

function worthOfDouble(tile: Tile | undefined): Graph['prizes'][number] {
  return tile === undefined ? 0 : TILE_WORTH + pips(tile);
}

/** Extends a walk by any lines that continue from its end. (The best walk has none.) */
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

/** Returns the tiles of a walk, with each double where its number is first reached. */
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
