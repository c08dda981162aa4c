import { createHash } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, vi } from 'vitest';

// Chance, clock and patience of all tests. Nothing else may bring its own (packages/architecture/test/certainty.test.ts).

export { BEGINNING, clockOffset } from './clock.ts';

/** The seed of this run. `TEST_SEED=random npm test` draws one; the failure of a test says which it was. */
export const runSeed: string = process.env['TEST_SEED'] ?? '1';

/** How long a test waits for something to happen, in milliseconds. A net, not a measure: a busy machine is slow. */
export const PATIENCE = 60_000;

/** Returns a seed, from 0 to 2³² − 1, of this run and a name. */
export function seedOf(name: string): number {
  return createHash('sha256').update(`${runSeed} ${name}`).digest().readUInt32BE();
}

/**
 * Returns the number of cases that a property tries: all of them in `npm run test:all`, a quarter in `npm test`. For
 * expensive properties only; others try as many always.
 */
export function runs(all: number): number {
  return process.env['TEST_ALL'] === 'yes' ? all : Math.ceil(all / 4);
}

/** Returns the name of the running test, or of its file before the first. */
function testName(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  return `${testPath.split('/').slice(-2).join('/')} ${currentTestName}`;
}

/** Chance as the game and the Worker take it. */
export interface TestChance {
  /** Returns 0 to 255. */
  byte(): number;
  /** Returns 64 hexadecimal digits. */
  secret(): string;
  /** Returns an id that no other call returned. */
  id(length: number): string;
  /** Returns an integer below `below`, 0 at least. */
  below(below: number): number;
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
 * Returns the chance of the running test, or of its file before the first test: seeded by its name.
 * @param purpose tells several in one test apart
 */
export const testChance = (purpose = ''): TestChance => seededChance(seedOf(`${testName()} ${purpose}`));

/**
 * Resolves with the result of `look` once it no longer throws or rejects.
 * @throws its last error, after a minute
 */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: PATIENCE, interval: 20 });
}
