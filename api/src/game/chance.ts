import type { Hex32, NextByte } from '@slow-train/fairness';

/** The only source of randomness. Its output is never logged, and there is no seed to guess. */
export interface Chance {
  /** Returns a random byte, for names. No tile depends on it. */
  readonly byte: NextByte;
  /** Returns the server's secret for one round; the tiles depend on it and on the seats' contributions. */
  readonly secret: () => Hex32;
  /** Returns a random id of `length` characters from an alphabet of 64. */
  readonly id: (length: number) => string;
}
