import type { StandingLine, TournamentView } from '@slow-train/protocol';

const NAMES = ['Ana', 'Bo', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gita', 'Hugo'];

const line = (number: number, different: Partial<StandingLine> = {}): StandingLine => ({
  number,
  name: NAMES[number - 1] ?? null,
  state: 'in',
  isYou: number === 2,
  rank: number,
  points: 24 - 3 * (number - 1),
  games: 2,
  opponents: 18,
  beaten: 6,
  place: 2.5,
  pips: 80,
  ...different,
});

/** A tournament in its second round, as Bo sees it. */
export const PLAYING: TournamentView = {
  id: 'AAAAAAAAAAAA',
  name: 'Autumn Cup',
  kind: 'swiss',
  tableSize: 4,
  roundDays: 7,
  mostPeople: 32,
  accountDays: 0,
  finishedGames: 0,
  fromNetwork: 6,
  closesAt: '2026-11-16T20:00:00.000Z',
  language: 'en',
  rules: { preset: 'station' },
  clock: {
    allowance: 1440,
    bank: 4320,
    cap: 4320,
    weekendsOff: false,
    vacationDays: 0,
    onTimeout: 'least',
    strikes: 3,
  },
  status: 'playing',
  organiser: 'Ana',
  isOrganiser: false,
  rounds: 4,
  set: null,
  gameRounds: 3,
  isRated: true,
  phrasesOnly: false,
  isListed: false,
  round: 2,
  roundEndsAt: '2026-11-30T20:00:00.000Z',
  people: 7,
  reserves: 1,
  registering: 'reserve',
  blocked: 0,
  seedHash: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  seed: 'hello world',
  you: { number: 2, state: 'in', game: 'BBBBBBBBBBBB' },
  standing: [
    ...[1, 2, 3, 4, 5, 6].map((number) => line(number)),
    line(7, { name: null, state: 'left', points: 0 }),
    line(8, { state: 'reserve', rank: null, points: 0, games: 0, place: null }),
  ],
  shown: {
    round: 2,
    tables: [
      {
        number: 2,
        game: 'BBBBBBBBBBBB',
        isCounted: false,
        isYours: true,
        seats: [2, 4, 6].map((number) => ({
          number,
          name: NAMES[number - 1] ?? null,
          isYou: number === 2,
          points: null,
          place: null,
          pips: null,
        })),
      },
      {
        number: 1,
        game: null,
        isCounted: true,
        isYours: false,
        seats: [
          { number: 3, name: 'Cleo', isYou: false, points: 0, place: 2, pips: 90 },
          { number: 1, name: 'Ana', isYou: false, points: 12, place: 1, pips: 30 },
        ],
      },
    ],
    without: [{ number: 5, name: 'Emil', isYou: false, points: 12, place: null, pips: null, kind: 'bye' }],
  },
};

/** The same before it has begun, for somebody who has not registered. */
export const OPEN: TournamentView = {
  ...PLAYING,
  status: 'open',
  round: 0,
  roundEndsAt: null,
  registering: 'in',
  people: 8,
  reserves: 0,
  seed: null,
  you: null,
  shown: null,
  standing: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => line(number, { rank: null, points: 0, isYou: false })),
};
