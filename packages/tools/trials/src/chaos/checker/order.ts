/** Something seen, from when the question was sent until the answer was there. */
export interface Seen {
  readonly begun: number;
  readonly ended: number;
}

/**
 * Returns each pair in which what was seen is behind something that somebody had seen before it was asked for. `isBehind`
 * has to be an order.
 */
export function regressions<T extends Seen>(
  seen: readonly T[],
  isBehind: (one: T, other: T) => boolean,
): readonly { readonly saw: T; readonly afterwards: T }[] {
  const found: { saw: T; afterwards: T }[] = [];
  const byEnd = seen.toSorted((a, b) => a.ended - b.ended);
  let next = 0;
  let newest: T | null = null;
  for (const one of seen.toSorted((a, b) => a.begun - b.begun)) {
    for (let other = byEnd[next]; other !== undefined && other.ended < one.begun; other = byEnd[(next += 1)])
      if (newest === null || isBehind(newest, other)) newest = other;
    if (newest !== null && isBehind(one, newest)) found.push({ saw: newest, afterwards: one });
  }
  return found;
}
