import type { RunOptions } from './run.ts';

type Length = Pick<RunOptions, 'moves' | 'faults' | 'workers' | 'clients' | 'pace' | 'duration'>;

/** Every kind of fault once, in about a minute, next to other tests. */
export const SHORT: Length = {
  moves: 160,
  faults: 24,
  workers: 2,
  clients: 9,
  pace: { least: 70, most: 250 },
  duration: [300, 700],
};

export const LONG: Length = {
  moves: 10_000,
  faults: 50,
  workers: 3,
  clients: 14,
  pace: { least: 30, most: 120 },
  duration: [1_500, 7_000],
};
