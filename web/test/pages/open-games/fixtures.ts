import type { OpenGame, OpenGameList } from '@slow-train/protocol';

const CLOCK = {
  allowance: 1440,
  bank: 4320,
  cap: 7200,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
} as const;

/** An open game for two that Lena has opened, and what is different. */
export const openGame = (change: Partial<OpenGame> = {}): OpenGame => ({
  id: 'opengame0001',
  name: 'Early Trams',
  rules: { preset: 'hub' },
  set: 12,
  rounds: 3,
  seats: 4,
  clock: CLOCK,
  isRated: false,
  phrasesOnly: true,
  open: { language: 'en', newcomers: true },
  host: 'Lena',
  reliability: { turns: 60, timeouts: 0, away: 0 },
  taken: 3,
  took: { hours: 192, games: 9 },
  isFull: false,
  you: null,
  ...change,
});

export const listOf = (games: readonly OpenGame[], change: Partial<OpenGameList> = {}): OpenGameList => ({
  games,
  next: null,
  waits: [],
  ...change,
});

/** A place in a queue. */
export const wait = {
  id: 'waitforit001',
  rules: { preset: 'hub' },
  set: 12,
  rounds: 3,
  seats: 4,
  clock: CLOCK,
  isRated: false,
  language: 'es',
  until: '2026-12-20T10:00:00.000Z',
} as const;
