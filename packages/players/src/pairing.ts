import { lowest, withoutLowest } from './bits.ts';

export interface Pairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly cost: number;
}

const UNKNOWN = -1;

/**
 * Returns the cheapest pairing of the points 0 to count-1; if the count is odd, one point, any of them, stays alone.
 * Exact: examines each set of remaining points once, which is fast for a dozen or so.
 */
export function cheapestPairing(count: number, cost: (a: number, b: number) => number): Pairing {
  const costs = new Float64Array(2 ** count).fill(UNKNOWN);
  /** By set of points: the partner of its first point, or that point itself if it stays alone. */
  const partners = new Uint8Array(2 ** count);

  /** Returns the least cost of pairing these points; `isOdd` lets one stay alone. */
  const pair = (points: number, isOdd: boolean): number => {
    if (points === 0) return 0;
    const known = costs[points] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    const first = lowest(points);
    const others = withoutLowest(points);
    let best = isOdd ? pair(others, false) : Number.POSITIVE_INFINITY;
    let partner = first;
    for (let rest = others; rest !== 0; rest = withoutLowest(rest)) {
      const second = lowest(rest);
      const between = cost(first, second);
      if (between >= best) continue;
      const total = between + pair(others & ~(1 << second), isOdd);
      if (total >= best) continue;
      best = total;
      partner = second;
    }
    costs[points] = best;
    partners[points] = partner;
    return best;
  };

  const all = 2 ** count - 1;
  const best = pair(all, count % 2 === 1);
  const pairs: [number, number][] = [];
  for (let points = all; points !== 0 && best !== Number.POSITIVE_INFINITY;) {
    const first = lowest(points);
    const partner = partners[points] ?? first;
    if (partner !== first) pairs.push([first, partner]);
    points &= ~((1 << first) | (1 << partner));
  }
  return { pairs, cost: best };
}
