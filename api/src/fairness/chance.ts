import { newHex32, type Hex32, type NextByte } from '@slow-train/fairness';

/** The only source of chance. What it gives is never logged, and there is no seed to find out. */
export interface Chance {
  /** A random byte: for names. No tile depends on it. */
  readonly byte: NextByte;
  /** A new secret of the server for one round: what its tiles depend on, with what the seats contribute. */
  readonly secret: () => Hex32;
}

/** Chance from the platform's cryptographic generator. */
export const cryptoChance: Chance = {
  byte: () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0,
  secret: newHex32,
};
