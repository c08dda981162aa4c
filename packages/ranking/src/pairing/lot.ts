import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns the lot of a number in a round: the first six bytes of SHA-256 of `seed:round:number`, as an integer. Anybody
 * who knows the seed can draw the lots again.
 */
export function lotOf(seed: string, round: number, number: number): number {
  return sha256(utf8ToBytes(`${seed}:${round}:${number}`))
    .slice(0, 6)
    .reduce((sum, byte) => sum * 256 + byte, 0);
}

/** Returns the numbers in the order of their lots. */
export function drawn(seed: string, round: number, numbers: readonly number[]): number[] {
  const lots = new Map(numbers.map((number) => [number, lotOf(seed, round, number)]));
  return numbers.toSorted((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0) || a - b);
}
