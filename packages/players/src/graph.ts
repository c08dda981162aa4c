/** A tile, not a double, as a line between two numbers. */
export interface Line {
  readonly a: number;
  readonly b: number;
  readonly worth: number;
}

/** A hand as a graph: its numbers are the points, its tiles the lines between them. */
export interface Graph {
  readonly points: number;
  readonly lines: readonly Line[];
  /** By point: the worth of its double, had once when the point is reached; 0 where there is none. */
  readonly prizes: readonly number[];
}

/** The point at the other end of a line. */
export function across(line: Line, from: number): number {
  return line.a === from ? line.b : line.a;
}

/** The points that can be reached from `start` over these lines, `start` among them. */
export function reached(lines: Iterable<Line>, start: number): Set<number> {
  const neighbours = new Map<number, number[]>();
  const join = (from: number, to: number): void => {
    const there = neighbours.get(from);
    if (there) there.push(to);
    else neighbours.set(from, [to]);
  };
  for (const { a, b } of lines) {
    join(a, b);
    join(b, a);
  }
  const seen = new Set([start]);
  for (const point of seen) for (const next of neighbours.get(point) ?? []) seen.add(next);
  return seen;
}

/** Worth of the lines between these points and of the points' prizes. */
export function worthOf(lines: Iterable<Line>, points: ReadonlySet<number>, prizes: readonly number[]): number {
  let worth = 0;
  for (const line of lines) if (points.has(line.a)) worth += line.worth;
  for (const point of points) worth += prizes[point] ?? 0;
  return worth;
}

/** The points at which an odd number of lines meet. */
export function oddPoints(lines: Iterable<Line>): Set<number> {
  const odd = new Set<number>();
  for (const { a, b } of lines) {
    if (!odd.delete(a)) odd.add(a);
    if (!odd.delete(b)) odd.add(b);
  }
  return odd;
}

/**
 * All of these lines in one walk from `start`, each once (Hierholzer). They must hang together, and no point but
 * `start` and one other may have an odd number of them.
 */
export function walkAll(lines: Iterable<Line>, start: number): Line[] {
  const left = new Map<number, Set<Line>>();
  for (const line of lines) {
    for (const point of [line.a, line.b]) {
      const there = left.get(point);
      if (there) there.add(line);
      else left.set(point, new Set([line]));
    }
  }
  const walk: Line[] = [];
  const trail: { point: number; by: Line | undefined }[] = [{ point: start, by: undefined }];
  for (let here = trail.at(-1); here; here = trail.at(-1)) {
    const [line] = left.get(here.point) ?? [];
    if (line) {
      left.get(line.a)?.delete(line);
      left.get(line.b)?.delete(line);
      trail.push({ point: across(line, here.point), by: line });
    } else {
      trail.pop();
      if (here.by) walk.push(here.by);
    }
  }
  return walk.toReversed();
}
