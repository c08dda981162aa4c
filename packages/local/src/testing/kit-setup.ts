import fc from 'fast-check';
import { afterEach, beforeEach, onTestFailed } from 'vitest';
import { startClock } from './clock.ts';
import { beginFile, leaveTest, runSeed, seedOf } from './kit.ts';

// A file for vitest's `setupFiles`, which every project has from project.ts: chance and clock of a test file.

startClock();
beginFile();
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf('properties') });

afterEach(leaveTest);
beforeEach(() => {
  onTestFailed(({ task }) => {
    task.result?.errors?.forEach((error) => {
      error.message = `${error.message}\nRepeat it with TEST_SEED=${runSeed}.`;
    });
  });
});
