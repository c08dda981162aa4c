import fc from 'fast-check';
import { beforeEach, onTestFailed } from 'vitest';
import { useSeededCrypto } from './chance.ts';
import { startClock } from './clock.ts';
import { runSeed, seedOf, testName } from './kit.ts';

// A file for vitest's `setupFiles`, which every project has from project.ts: chance and clock of a test file.

startClock();
useSeededCrypto(seedOf(testName()));
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf('properties') });

beforeEach(() => {
  useSeededCrypto(seedOf(testName()));
  onTestFailed(({ task }) => {
    task.result?.errors?.forEach((error) => {
      error.message = `${error.message}\nRepeat it with TEST_SEED=${runSeed}.`;
    });
  });
});
