export interface Pairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly cost: number;
}

const NOTHING: Pairing = { pairs: [], cost: 0 };

/**
 * The cheapest way to pair the points 0 to count-1, but for one of them, whichever, where the count is odd.
 * Exact: each way to leave a set of points is looked at once, which is quick for a dozen or so.
 */
export function cheapestPairing(count: number, cost: (a: number, b: number) => number): Pairing {
  const known = new Map<number, Pairing>();

  /** The best for the points whose bits are set; an even number of them is paired without exception. */
  const pair = (points: number, isOdd: boolean): Pairing => {
    if (points === 0) return NOTHING;
    const found = known.get(points);
    if (found) return found;
    const first = 31 - Math.clz32(points & -points);
    const others = points & (points - 1);
    let best: Pairing = isOdd ? pair(others, false) : { pairs: [], cost: Number.POSITIVE_INFINITY };
    for (let rest = others; rest !== 0; rest &= rest - 1) {
      const second = 31 - Math.clz32(rest & -rest);
      const between = cost(first, second);
      if (between >= best.cost) continue;
      const remaining = pair(others & ~(1 << second), isOdd);
      const total = between + remaining.cost;
      if (total < best.cost) best = { pairs: [[first, second], ...remaining.pairs], cost: total };
    }
    known.set(points, best);
    return best;
  };
  return pair(2 ** count - 1, count % 2 === 1);
}
