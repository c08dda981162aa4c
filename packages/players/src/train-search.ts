import { hasNumber } from '@slow-train/rules';
import { lowest, withoutLowest } from './bits.ts';
import {
  across,
  cheapestPaths,
  oddPoints,
  reached,
  toggle,
  walkAll,
  worthOf,
  type Graph,
  type Lines,
  type Points,
} from './graph.ts';
import { cheapestPairing } from './pairing.ts';

export interface Walk {
  /** The points of the walk, starting point first. */
  readonly points: readonly number[];
  readonly isProved: boolean;
}

/** One case of the search: lines that may be used, and those that must be. */
interface Case {
  readonly lines: Lines;
  readonly kept: Lines;
}

interface Solved extends Case {
  /** An upper bound on the worth of this case's walks. */
  readonly limit: number;
  /** The lines left after removing the cheapest ones, so that a walk could use all the others. */
  readonly used: Lines;
}

/**
 * Returns the most valuable walk from `start` that uses no line twice.
 *
 * A walk can use all lines of a connected graph if at most its two ends have an odd number of them (Euler). So the
 * search looks for the cheapest lines to leave out: paths that pair the odd points, which is a small exact problem. If
 * the rest is disconnected, two kinds of cases follow: a part is reached by one of the lines left out, or it is given
 * up. The case with the highest limit is examined first, so the first connected one is the best.
 */
export function bestWalk(graph: Graph, start: number, budget: number): Walk {
  const { prizes } = graph;
  const open: Solved[] = [];
  let best = { worth: -1, lines: graph.lines };
  const add = (next: Case): void => {
    const solved = solve(prizes, start, next);
    if (!solved) return;
    const worth = worthOf({ lines: solved.used, prizes }, reached(solved.used, start));
    if (worth > best.worth) best = { worth, lines: solved.used };
    if (solved.limit > worth) open.push(solved);
  };
  add({ lines: graph.lines, kept: new Int32Array(graph.lines.length) });
  let cases = 0;
  for (;;) {
    const next = takeHighest(open);
    if (!next || next.limit <= best.worth) return { points: walkAll(best.lines, start), isProved: true };
    if (++cases > budget) return { points: walkAll(best.lines, start), isProved: false };
    for (const one of split(next, start, prizes)) add(one);
  }
}

function takeHighest(open: Solved[]): Solved | undefined {
  let highest = 0;
  for (const [index, one] of open.entries()) if (one.limit > (open[highest]?.limit ?? 0)) highest = index;
  return open.splice(highest, 1)[0];
}

/** Returns the cases that follow if a part of the graph, or a prize, cannot be reached by the lines used. */
function split({ lines, kept, used }: Solved, start: number, prizes: Graph['prizes']): Case[] {
  const lost = firstLost(used, reached(lines, start) & ~reached(used, start), prizes);
  if (lost === undefined) return [];
  const part = reached(used, lost);
  const cases: Case[] = [];
  const without = lines.slice();
  for (let inside = part; inside !== 0; inside = withoutLowest(inside)) {
    const from = lowest(inside);
    for (let outside = across(lines, from) & ~part; outside !== 0; outside = withoutLowest(outside)) {
      const to = lowest(outside);
      const keptToo = kept.slice();
      if (!hasNumber(across(kept, from), to)) toggle(keptToo, from, to);
      cases.push({ lines: without.slice(), kept: keptToo });
      toggle(without, from, to);
    }
  }
  cases.push({ lines: without, kept });
  return cases;
}

/** Returns one of these points that has a line or a prize; undefined if none has. */
function firstLost(used: Lines, points: Points, prizes: Graph['prizes']): number | undefined {
  for (let left = points; left !== 0; left = withoutLowest(left)) {
    const point = lowest(left);
    if (across(used, point) !== 0 || (prizes[point] ?? 0) > 0) return point;
  }
  return undefined;
}

/**
 * Removes the cheapest lines (never a kept one) so that at most the ends of a walk are odd; undefined if impossible.
 */
function solve(prizes: Graph['prizes'], start: number, { lines, kept }: Case): Solved | undefined {
  const there = reached(lines, start);
  const unpaired: number[] = [];
  for (let odd = oddPoints(lines, there) ^ (1 << start); odd !== 0; odd = withoutLowest(odd))
    unpaired.push(lowest(odd));
  const free = lines.map((at, point) => at & ~across(kept, point));
  const paths = unpaired.map((point) => cheapestPaths(free, point));
  const { pairs, cost } = cheapestPairing(
    unpaired.length,
    (a, b) => paths[a]?.costs[unpaired[b] ?? 0] ?? Number.POSITIVE_INFINITY,
  );
  if (cost === Number.POSITIVE_INFINITY) return undefined;
  const used = lines.slice();
  for (const [a, b] of pairs) {
    const from = unpaired[a];
    let at = unpaired[b] ?? 0;
    while (at !== from) {
      const before: number = paths[a]?.before[at] ?? at;
      // A line on two of the paths is toggled twice and stays, since removing it would not change any parity.
      toggle(used, before, at);
      at = before;
    }
  }
  return { lines, kept, used, limit: worthOf({ lines, prizes }, there) - cost };
}
