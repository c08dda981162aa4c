import fc from 'fast-check';
import { beforeEach, onTestFailed } from 'vitest';
import { startClock } from './clock.ts';
import { runSeed, seedOf } from './kit.ts';

// A file for vitest's `setupFiles`, which every project has from project.ts: chance and clock of a test file.

startClock();
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: seedOf('properties') });

beforeEach(() => {
  onTestFailed(({ task }) => {
    task.result?.errors?.forEach((error) => {
      error.message = `${error.message}\nRepeat it with TEST_SEED=${runSeed}.`;
    });
  });
});
