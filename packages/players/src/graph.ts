import { lowest, sizeOf, withoutLowest, type Bits } from './bits.ts';

/** A set of points: of numbers that tiles bear. */
export type Points = Bits;

/** Lines between points: by point, those at the other end. A tile that is no double is a line between its two numbers. */
export type Lines = Int32Array;

/** A hand as a graph. No two tiles are alike, so two points have one line between them at most. */
export interface Graph {
  readonly lines: Lines;
  /** By point: the worth of its double, had once when the point is reached; 0 where there is none. */
  readonly prizes: readonly number[];
}

/** A tile more always outweighs pips, which only decide between trains of one length. */
export const TILE_WORTH = 4096;

/** The worth of a line: one tile, and the pips at its two ends. */
export function worthOfLine(a: number, b: number): number {
  return TILE_WORTH + a + b;
}

/** The points at the other ends of the lines at `point`. */
export function across(lines: Lines, point: number): Points {
  return lines[point] ?? 0;
}

/** Adds the line where it is not there, and takes it away where it is. */
export function toggle(lines: Lines, a: number, b: number): void {
  lines[a] = across(lines, a) ^ (1 << b);
  lines[b] = across(lines, b) ^ (1 << a);
}

/** The points that can be reached from `start`, `start` among them. */
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

/** Worth of the lines at these points, which lead to no others, and of the points' prizes. */
export function worthOf({ lines, prizes }: Graph, points: Points): number {
  let worth = 0;
  for (let left = points; left !== 0; left = withoutLowest(left)) {
    const point = lowest(left);
    // Half of each line is counted at either end.
    worth += sizeOf(across(lines, point)) * (TILE_WORTH / 2 + point) + (prizes[point] ?? 0);
  }
  return worth;
}

/** Those of the points at which an odd number of lines meet. */
export function oddPoints(lines: Lines, points: Points): Points {
  let odd = 0;
  for (let left = points; left !== 0; left = withoutLowest(left)) {
    const point = lowest(left);
    if (sizeOf(across(lines, point)) % 2 === 1) odd |= 1 << point;
  }
  return odd;
}

/**
 * All of the lines that can be reached in one walk from `start`, each once, as the points on the way (Hierholzer). No
 * point but `start` and one other may have an odd number of them.
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
