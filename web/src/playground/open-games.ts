import type { OpenGame, Wait } from '@slow-train/protocol';

const CLOCK = {
  allowance: 1440,
  bank: 4320,
  cap: 7200,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
} as const;

/** An open game for four that Lena has opened, with these changes. */
export const openGameWith = (change: Partial<OpenGame> = {}): OpenGame => ({
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

/** A place in a queue. */
export const pretendWait: Wait = {
  id: 'waitforit001',
  rules: { preset: 'hub' },
  set: 12,
  rounds: 3,
  seats: 4,
  clock: CLOCK,
  isRated: false,
  language: 'es',
  until: '2026-12-20T10:00:00.000Z',
};

/** An open game of each kind. */
export const OPEN_GAMES: readonly OpenGame[] = [
  openGameWith(),
  openGameWith({
    id: 'opengame0002',
    name: 'Branch Line',
    rules: { preset: 'bonepile' },
    set: 6,
    rounds: 7,
    seats: 6,
    taken: 2,
    host: 'Idris',
    reliability: { turns: 50, timeouts: 2, away: 1 },
    took: { hours: 1008, games: 21 },
  }),
  openGameWith({
    id: 'opengame0003',
    name: 'Viernes',
    isRated: true,
    host: 'Lucía',
    open: { language: 'es', mostTimeouts: 2, newcomers: false },
    took: null,
  }),
  openGameWith({ id: 'opengame0004', name: 'Tea and Tiles', seats: 2, taken: 1, rounds: 1, you: 'seated' }),
  openGameWith({ id: 'opengame0005', name: 'The Full Coach', seats: 8, taken: 8, isFull: true }),
  openGameWith({ id: 'opengame0006', name: 'Last Train Home', taken: 4, isFull: true, you: 'waiting' }),
];
