/** What several rounds of one measurement gave. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Returns the smallest value that at least this share of the values do not exceed (the nearest-rank percentile); NaN
 * without values.
 * @param share from 0 to 1
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** Returns the value in the middle, or the mean of the two there; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Returns the arithmetic mean; NaN without values. */
export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  least: percentile(values, 0),
  most: percentile(values, 1),
});
