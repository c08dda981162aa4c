/** Normal quantile of a 95 % interval. */
const WIDTH = 1.96;

/** Returns the mean; NaN without values. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns half the width of the 95 % interval of the mean of independent values; NaN for fewer than two. */
export function halfWidth(values: readonly number[]): number {
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return WIDTH * Math.sqrt(variance / values.length);
}
