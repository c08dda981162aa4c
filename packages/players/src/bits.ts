/** A set of numbers from 0 to 30, as the bits of one number. */
export type Bits = number;

/** Returns the lowest number of a non-empty set. */
export function lowest(bits: Bits): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Returns the set without its lowest number. */
export function withoutLowest(bits: Bits): Bits {
  return bits & (bits - 1);
}

/** Returns the size of the set. */
export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let left = bits; left !== 0; left = withoutLowest(left)) size++;
  return size;
}
