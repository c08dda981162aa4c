import { lowest, sizeOf, withoutLowest, type Bits } from './bits.ts';

/** A set of points; a point is a number on tiles. */
export type Points = Bits;

/** By point, the set of points at the other ends of its lines. A tile that is not a double is a line. */
export type Lines = Int32Array;

/** A hand as a graph. All tiles differ, so two points have at most one line between them. */
export interface Graph {
  readonly lines: Lines;
  /** By point: the worth of its double, gained once when reaching the point; 0 if the hand does not have it. */
  readonly prizes: readonly number[];
}

/** Large enough that one more tile always outweighs pips, which only decide between trains of the same length. */
export const TILE_WORTH = 4096;

/** Returns the worth of a line: one tile and the pips at its two ends. */
function worthOfLine(a: number, b: number): number {
  return TILE_WORTH + a + b;
}

/** Returns the points at the other ends of the lines at `point`. */
export function across(lines: Lines, point: number): Points {
  return lines[point] ?? 0;
}

/** Adds the line if it is missing, and removes it otherwise. */
export function toggle(lines: Lines, a: number, b: number): void {
  lines[a] = across(lines, a) ^ (1 << b);
  lines[b] = across(lines, b) ^ (1 << a);
}

/** Returns the points that can be reached from `start`, including it. */
export function reached(lines: Lines, start: number): Points {
  let seen = 1 << start;
  for (let next = seen; next !== 0;) {
    const point = lowest(next);
    next = withoutLowest(next);
    const fresh = across(lines, point) & ~seen;
    seen |= fresh;
    next |= fresh;
  }
  return seen;
}

/** Returns the worth of a closed set of points: the lines between them and their prizes. */
export function worthOf({ lines, prizes }: Graph, points: Points): number {
  let worth = 0;
  for (let left = points; left !== 0; left = withoutLowest(left)) {
    const point = lowest(left);
    // Counts half of each line at either end.
    worth += sizeOf(across(lines, point)) * (TILE_WORTH / 2 + point) + (prizes[point] ?? 0);
  }
  return worth;
}

/** Returns the points at which an odd number of lines meet. */
export function oddPoints(lines: Lines, points: Points): Points {
  let odd = 0;
  for (let left = points; left !== 0; left = withoutLowest(left)) {
    const point = lowest(left);
    if (sizeOf(across(lines, point)) % 2 === 1) odd |= 1 << point;
  }
  return odd;
}

/**
 * Returns the points of one walk from `start` over every line that can be reached, each once (Hierholzer). No point but
 * `start` and one other may have an odd number of lines.
 */
export function walkAll(lines: Lines, start: number): number[] {
  const left = lines.slice();
  const walk: number[] = [];
  const trail = [start];
  for (let here = trail.at(-1); here !== undefined; here = trail.at(-1)) {
    const there = across(left, here);
    if (there === 0) {
      trail.pop();
      walk.push(here);
    } else {
      const next = lowest(there);
      toggle(left, here, next);
      trail.push(next);
    }
  }
  return walk.toReversed();
}

export interface Paths {
  /** By point: the worth of the lines on the cheapest path to it; infinite without a path. */
  readonly costs: Float64Array;
  /** By point: its predecessor on that path. */
  readonly before: Uint8Array;
}

/** Returns the cheapest paths from one point to all others (Dijkstra, without a queue since the graph is small). */
export function cheapestPaths(lines: Lines, from: number): Paths {
  const costs = new Float64Array(lines.length).fill(Number.POSITIVE_INFINITY);
  const before = new Uint8Array(lines.length).fill(from);
  costs[from] = 0;
  let settled: Points = 0;
  for (let edge: Points = 1 << from; edge !== 0;) {
    const here = cheapest(costs, edge);
    const cost = costs[here] ?? 0;
    settled |= 1 << here;
    edge &= ~(1 << here);
    for (let next = across(lines, here) & ~settled; next !== 0; next = withoutLowest(next)) {
      const there = lowest(next);
      const total = cost + worthOfLine(here, there);
      if (total >= (costs[there] ?? 0)) continue;
      costs[there] = total;
      before[there] = here;
      edge |= 1 << there;
    }
  }
  return { costs, before };
}

function cheapest(costs: Float64Array, points: Points): number {
  let best = lowest(points);
  for (let left = withoutLowest(points); left !== 0; left = withoutLowest(left)) {
    const point = lowest(left);
    if ((costs[point] ?? 0) < (costs[best] ?? 0)) best = point;
  }
  return best;
}
