/** The only source of chance. What it gives is secret: it is never logged, and there is no seed to find out. */
export interface Chance {
  /** A whole number from 0 to `count` - 1, each equally likely. */
  below(count: number): number;
  /** A new list with the same elements, each order equally likely. */
  shuffle<T>(list: readonly T[]): T[];
}

const RANGE = 2 ** 32;

/** Chance from the platform's cryptographic generator. */
export const cryptoChance: Chance = chanceFrom((buffer) => crypto.getRandomValues(buffer));

/** Chance made of 32 random bits at a time; `fill` fills the buffer with them. */
export function chanceFrom(fill: (buffer: Uint32Array<ArrayBuffer>) => void): Chance {
  const buffer = new Uint32Array(1);
  const below = (count: number): number => {
    // The numbers past the last whole multiple of `count` would favour the low ones: they are drawn again.
    const limit = RANGE - (RANGE % count);
    for (;;) {
      fill(buffer);
      const drawn = buffer[0] ?? RANGE;
      if (drawn < limit) return drawn % count;
    }
  };
  return { below, shuffle: (list) => shuffleWith(list, below) };
}

/** Fisher and Yates: from each end position on, one of those left. */
function shuffleWith<T>(list: readonly T[], below: (count: number) => number): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(below(left.length), 1));
}
