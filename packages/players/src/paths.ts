import { lowest, withoutLowest } from './bits.ts';
import { across, worthOfLine, type Lines, type Points } from './graph.ts';

export interface Paths {
  /** By point: the worth of the lines on the cheapest path to it; infinite where there is none. */
  readonly costs: Float64Array;
  /** By point: the one before it on that path. */
  readonly before: Uint8Array;
}

/** The cheapest paths from one point to all others (Dijkstra, without a queue: the graph is small). */
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
