import fc from 'fast-check';

// A file for vitest's `setupFiles`: properties try the same cases in every run, so that a failure belongs to the change
// it comes with. `PROPERTY_SEED=random` looks further; a number repeats what it found.

const { PROPERTY_SEED = '1' } = process.env;
if (PROPERTY_SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });
