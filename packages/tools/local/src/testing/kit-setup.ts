import fc from 'fast-check';
import { afterEach, beforeEach, onTestFailed } from 'vitest';
import { useSeededCrypto } from './chance.ts';
import { startClock } from './clock.ts';
import { beginFile, leaveTest, patient, runSeed, seedOf, testName } from './kit.ts';

// A file for vitest's `setupFiles`, which every project has from project.ts: chance, clock and patience of a test file.

startClock();
beginFile();
useSeededCrypto(seedOf(testName()));
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf('properties') });

const { timeout } = AbortSignal;
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, patient(milliseconds));

afterEach(leaveTest);
beforeEach(() => {
  useSeededCrypto(seedOf(testName()));
  onTestFailed(({ task }) => {
    task.result?.errors?.forEach((error) => {
      error.message = `${error.message}\nRepeat it with TEST_SEED=${runSeed}.`;
    });
  });
});
