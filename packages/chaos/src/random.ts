import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Choices that depend on nothing but a seed and the number of choices before. */
export class Random {
  readonly #generator;

  /** @param stream separates the choices of one purpose from those of another with the same seed */
  constructor(seed: number, stream: number) {
    this.#generator = xoroshiro128plus(seed ^ Math.imul(stream + 1, 0x9e3779b1));
  }

  /** Returns a whole number from `least` to `most`, both included. */
  from(least: number, most: number): number {
    return uniformInt(this.#generator, least, most);
  }

  /** Returns true with this probability, in percent. */
  chance(percent: number): boolean {
    return this.from(1, 100) <= percent;
  }

  /** Returns one of them; undefined if there is none. */
  oneOf<T>(values: readonly T[]): T | undefined {
    return values.length === 0 ? undefined : values[this.from(0, values.length - 1)];
  }

  /** Returns them in another order. */
  shuffled<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, at: this.from(0, 0x7fffffff) }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ value }) => value);
  }
}
