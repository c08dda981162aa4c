/** Lighthouse's benchmark index of a machine on which its usual multiplier of 4 is right: 1,500. */
const INDEX_OF_ONE = 375;

/**
 * Returns how many times a machine has to be slowed down to be as fast as Lighthouse's phone, so that a slower machine is
 * slowed less. Never below 1: a machine slower than the phone cannot be hastened.
 * @param benchmarkIndex Lighthouse's own measure of the machine
 */
export function multiplierFor(benchmarkIndex: number): number {
  return Math.max(1, Math.round((benchmarkIndex / INDEX_OF_ONE) * 100) / 100);
}
