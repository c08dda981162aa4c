import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance as the game takes it. */
export interface TestChance {
  /** Returns 0 to 255. */
  byte(): number;
  /** Returns 64 hexadecimal digits. */
  secret(): string;
  /** Returns an id of `length` characters. */
  id(length: number): string;
  /** Returns an integer from 0 to `bound` - 1. */
  below(bound: number): number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

/** Returns chance that is the same in every run with this seed. */
export function seededChance(seed: number): TestChance {
  const random = xoroshiro128plus(seed);
  const below = (bound: number): number => uniformInt(random, 0, bound - 1);
  const byte = (): number => below(256);
  const letter = (): string => LETTERS.charAt(below(LETTERS.length));
  return {
    below,
    byte,
    secret: () => Array.from({ length: 32 }, () => byte().toString(16).padStart(2, '0')).join(''),
    id: (length) => Array.from({ length }, letter).join(''),
  };
}

/**
 * Lets `crypto.getRandomValues` return the bytes of a seed: deals and names of a site in this process are the same in
 * every run. Each length has a stream of its own: another request's id, which may come at any time, does not shift the
 * secrets of a deal. Keys and signatures stay random; no test sees which.
 */
export function useSeededCrypto(seed: number): void {
  const streams = new Map<number, TestChance>();
  const streamOf = (length: number): TestChance => {
    const stream = streams.get(length) ?? seededChance((seed + Math.imul(length, 0x9e3779b1)) >>> 0);
    streams.set(length, stream);
    return stream;
  };
  const getRandomValues = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    const { byte } = streamOf(bytes.length);
    for (let index = 0; index < bytes.length; index++) bytes[index] = byte();
    return array;
  };
  Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: getRandomValues, configurable: true });
}

/** Lets `Math.random` return the numbers of a seed: for pages, since the tests of servers find free ports with it. */
export function useSeededMath(seed: number): void {
  const { below } = seededChance(seed);
  Math.random = () => below(2 ** 32) / 2 ** 32;
}
