import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Choices that depend on nothing but a seed and the number of choices before. */
export class Random {
  readonly #generator;

  /** @param stream separates the choices of one purpose from those of another with the same seed */
  constructor(seed: number, stream: number | string) {
    const own = typeof stream === 'number' ? Math.imul(stream + 1, 0x9e3779b1) : mixed(stream);
    this.#generator = xoroshiro128plus(seed ^ own);
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

  /** Fills bytes. */
  fillBytes(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 4) {
      const word = this.#generator.next();
      for (let byte = 0; byte < 4 && at + byte < bytes.length; byte++) bytes[at + byte] = word >>> (8 * byte);
    }
  }
}

/** Returns 32 bits in which each letter of a text counts (FNV-1a, then the finish of MurmurHash3). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
