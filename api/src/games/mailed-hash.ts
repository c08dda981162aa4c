import { hashOf } from '../platform/hash.ts';

/** Returns the stored form of the code that leads to one seat. The code cannot be guessed, so it needs no key. */
export function mailedHash(code: string): Promise<string> {
  return hashOf(['mailed', code]);
}
