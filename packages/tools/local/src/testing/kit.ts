import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import { seededChance, type TestChance } from './chance.ts';

// Chance, clock and patience of all tests. Nothing else may bring its own (packages/tools/checks/test/architecture/certainty.test.ts).

export { seededChance, type TestChance, useSeededMath } from './chance.ts';
export { BEGINNING, clockOffset } from './clock.ts';

/** The seed of this run. `TEST_SEED=random npm test` draws one; the failure of a test says which it was. */
export const runSeed: string = process.env['TEST_SEED'] || '1';

/** How long a test waits for something to happen, in milliseconds. A net, not a measure: a busy machine is slow. */
export const PATIENCE = 60_000;

/** Longer bounds are the site's, for a broken server; a test's own are shorter. Milliseconds. */
const SITES_BOUNDS = 5_000;

/** Returns how long the site under test waits at most, in milliseconds: on a busy machine ten seconds are no fault. */
export function patient(milliseconds: number): number {
  return milliseconds < SITES_BOUNDS ? milliseconds : Math.max(milliseconds, PATIENCE);
}

/** Returns a seed, from 0 to 2³² − 1, of this run and a name. */
export function seedOf(name: string): number {
  return createHash('sha256').update(`${runSeed} ${name}`).digest().readUInt32BE();
}

/** Returns the time of the tests' clock, in milliseconds since 1970: also that of the site, its database and its pages. */
export const timeNow = (): number => Date.now();

/**
 * Returns the number of cases that a property tries: all of them in `npm run test:all`, a quarter in `npm test`. For
 * expensive properties only; others try as many always.
 */
export function runs(all: number): number {
  return process.env['TEST_ALL'] === 'yes' ? all : Math.ceil(all / 4);
}

/** Returns the name of the running test, or of its file before the first. */
export function testName(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  return `${testPath.split('/').slice(-2).join('/')} ${currentTestName}`;
}

/** By test and purpose. */
const streams = new Map<string, TestChance>();

/** Forgets what was drawn in another file, and its last test: else what is drawn outside the tests would depend on it. */
export function beginFile(): void {
  streams.clear();
  leaveTest();
}

/** vitest does not. */
export const leaveTest = (): void => expect.setState({ currentTestName: '' });

/**
 * Returns the chance of the running test, or of its file outside the tests: seeded by its name. A second call goes on
 * where the first was, so that a second game is another.
 * @param purpose tells several in one test apart
 */
export function testChance(purpose = ''): TestChance {
  const name = `${testName()} ${purpose}`;
  const chance = streams.get(name) ?? seededChance(seedOf(name));
  streams.set(name, chance);
  return chance;
}

/**
 * Resolves with the result of `look` once it no longer throws or rejects.
 * @throws its last error, after a minute
 */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: PATIENCE, interval: 20 });
}
