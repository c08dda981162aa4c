import { across, oddPoints, reached, walkAll, worthOf, type Graph, type Line } from './graph.ts';
import { cheapestPairing } from './pairing.ts';

export interface Walk {
  readonly lines: readonly Line[];
  readonly isProved: boolean;
}

/** One case of the search: lines that may still be used, and those of them that must. */
interface Case {
  readonly lines: ReadonlySet<Line>;
  readonly kept: ReadonlySet<Line>;
}

interface Solved extends Case {
  /** No walk of this case is worth more. */
  readonly limit: number;
  /** What is left when the cheapest lines are taken away so that a walk could use all others. */
  readonly used: ReadonlySet<Line>;
}

/**
 * The walk of most worth from `start` that uses no line twice.
 *
 * A walk can use all lines of a connected graph if at most its two ends have an odd number of them (Euler). So the
 * search is for the cheapest lines to leave: paths that pair the odd points, which is a small exact problem. Where
 * what remains falls apart, two kinds of case follow: a part is reached by one of the lines that were taken away, or
 * it is given up. The case with the highest limit is looked at first, so the first that holds together is the best.
 */
export function bestWalk(graph: Graph, start: number, budget: number): Walk {
  const open: Solved[] = [];
  let best: { worth: number; lines: ReadonlySet<Line> } = { worth: -1, lines: new Set() };
  const add = (next: Case): void => {
    const solved = solve(graph, start, next);
    if (!solved) return;
    const points = reached(solved.used, start);
    const worth = worthOf(solved.used, points, graph.prizes);
    if (worth > best.worth) best = { worth, lines: new Set([...solved.used].filter((line) => points.has(line.a))) };
    if (solved.limit > worth) open.push(solved);
  };
  add({ lines: new Set(graph.lines), kept: new Set() });
  let cases = 0;
  for (;;) {
    const next = takeHighest(open);
    if (!next || next.limit <= best.worth) return { lines: walkAll(best.lines, start), isProved: true };
    if (++cases > budget) return { lines: walkAll(best.lines, start), isProved: false };
    for (const one of split(next, start, graph)) add(one);
  }
}

function takeHighest(open: Solved[]): Solved | undefined {
  let highest = 0;
  for (const [index, one] of open.entries()) if (one.limit > (open[highest]?.limit ?? 0)) highest = index;
  return open.splice(highest, 1)[0];
}

/** The cases that follow where a part of the graph, or a prize, cannot be reached over the lines used. */
function split({ lines, kept, used }: Solved, start: number, { prizes }: Graph): Case[] {
  const there = reached(used, start);
  const all = reached(lines, start);
  const lost = [...all].find((point) => !there.has(point) && (hasLine(used, point) || (prizes[point] ?? 0) > 0));
  if (lost === undefined) return [];
  const part = reached(used, lost);
  const bridges = [...lines].filter(({ a, b }) => part.has(a) !== part.has(b));
  const cases: Case[] = [];
  const without = new Set(lines);
  const keptSoFar = new Set(kept);
  for (const bridge of bridges) {
    cases.push({ lines: new Set(without), kept: new Set([...keptSoFar, bridge]) });
    without.delete(bridge);
  }
  cases.push({ lines: without, kept: keptSoFar });
  return cases;
}

function hasLine(lines: ReadonlySet<Line>, point: number): boolean {
  for (const { a, b } of lines) if (a === point || b === point) return true;
  return false;
}

/** Takes away the cheapest lines, none of the kept ones, that leave odd points at the ends of a walk only, if any do. */
function solve({ prizes, points }: Graph, start: number, { lines, kept }: Case): Solved | undefined {
  const there = reached(lines, start);
  const within = [...lines].filter((line) => there.has(line.a));
  const odd = oddPoints(within);
  if (!odd.delete(start)) odd.add(start);
  const unpaired = [...odd];
  const free = within.filter((line) => !kept.has(line));
  const ways = unpaired.map((point) => cheapestPaths(points, free, point));
  const { pairs, cost } = cheapestPairing(
    unpaired.length,
    (a, b) => ways[a]?.costs[unpaired[b] ?? 0] ?? Number.POSITIVE_INFINITY,
  );
  if (cost === Number.POSITIVE_INFINITY) return undefined;
  const used = new Set(within);
  for (const [a, b] of pairs) {
    let at = unpaired[b] ?? 0;
    for (let line = ways[a]?.by[at]; line; line = ways[a]?.by[at]) {
      // A line on two of the paths is on neither: taking both away from the same point changes nothing there.
      if (!used.delete(line)) used.add(line);
      at = across(line, at);
    }
  }
  return { lines, kept, used, limit: worthOf(within, there, prizes) - cost };
}

interface Paths {
  readonly costs: readonly number[];
  /** By point: the last line of the cheapest path to it. */
  readonly by: readonly (Line | undefined)[];
}

/** The cheapest paths from one point to all others (Bellman and Ford: the graph is small). */
function cheapestPaths(points: number, lines: readonly Line[], from: number): Paths {
  const costs = new Array<number>(points).fill(Number.POSITIVE_INFINITY);
  const by = new Array<Line | undefined>(points).fill(undefined);
  costs[from] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (const line of lines) {
      const a = (costs[line.a] ?? 0) + line.worth;
      const b = (costs[line.b] ?? 0) + line.worth;
      if (a < (costs[line.b] ?? 0)) {
        costs[line.b] = a;
        by[line.b] = line;
        changed = true;
      } else if (b < (costs[line.a] ?? 0)) {
        costs[line.a] = b;
        by[line.a] = line;
        changed = true;
      }
    }
  }
  return { costs, by };
}
