import { beforeAll, describe, expect, test } from 'vitest';
import { useSeededCrypto } from '../src/testing/chance.ts';
import { PATIENCE, patient, seededChance, seedOf, testChance } from '../src/testing/kit.ts';

const FILE = 'test/kit.test.ts';
const drawn = (chance = testChance()): readonly number[] => Array.from({ length: 4 }, () => chance.below(1_000));
const atImport = drawn();

describe('the chance of a test', () => {
  test('the chance of a test is seeded by the name of its file and its own', () => {
    expect(drawn()).toEqual(drawn(seededChance(seedOf(`${FILE} ${expect.getState().currentTestName} `))));
  });

  test('the chance of a test is another one for another purpose, and goes on from call to call', () => {
    const all = [drawn(), drawn(), drawn(testChance('deck'))];
    expect(new Set(all.map(String)).size).toBe(3);
    expect(drawn(testChance('deck'))).not.toEqual(all[2]);
  });
});

describe('outside the tests', () => {
  let before: readonly number[] = [];
  beforeAll(() => {
    before = drawn();
  });

  test('outside the tests, chance is that of the file, no matter which test came before', () => {
    const chance = seededChance(seedOf(`${FILE}  `));
    expect([atImport, before]).toEqual([drawn(chance), drawn(chance)]);
  });
});

test('bytes of one length do not depend on whether others were drawn before', () => {
  const bytes = (length: number): string => crypto.getRandomValues(Buffer.alloc(length)).toString('hex');
  const afterSeed = (draw: () => string | undefined): string | undefined => {
    useSeededCrypto(7);
    return draw();
  };
  const alone = afterSeed(() => bytes(32));
  expect(afterSeed(() => [bytes(12), bytes(1), bytes(32)].at(-1))).toBe(alone);
  expect(afterSeed(() => [bytes(32), bytes(32)].at(-1))).not.toBe(alone);
});

test('the site under test waits a minute before it calls something broken, and a test waits as it says', () => {
  expect([10_000, 25_000, 120_000].map(patient)).toEqual([PATIENCE, PATIENCE, 120_000]);
  expect(patient(100)).toBe(100);
});
