import type { Hex32, NextByte } from '@slow-train/fairness';

/** The only source of randomness. What it returns is never logged, and there is no seed to find out. */
export interface Chance {
  /** Returns a random byte, for names. No tile depends on it. */
  readonly byte: NextByte;
  /** Returns the server's secret for one round, on which its tiles depend together with what the seats contribute. */
  readonly secret: () => Hex32;
  /** Returns a random id of so many characters out of 64. */
  readonly id: (length: number) => string;
}
