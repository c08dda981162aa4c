import { newHex32 } from '@slow-train/fairness';
import { nanoid } from 'nanoid';

/** Randomness from the platform's cryptographic generator. */
export const cryptoChance = {
  byte: (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0,
  secret: newHex32,
  id: (length: number): string => nanoid(length),
};
