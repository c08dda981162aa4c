import type { ClockTerms } from '@slow-train/protocol';
import type { Random } from '../random.ts';

/** What kind of games people like. */
export interface Tastes {
  /** Games that one of them plays at the same time. */
  readonly mostGames: number;
  /** Numbers of tiles that they choose from, by the most pips. */
  readonly sets: readonly number[];
  /** Returns the terms of a game among friends; null for one without a clock. */
  clock(random: Random): ClockTerms | null;
  /** The same for all games that strangers meet in, so that there are several of each kind. */
  readonly usualClock: ClockTerms;
  /** Days that a round of a tournament takes. */
  readonly roundDays: readonly [number, number];
  /** Circles that they try to keep alive together, and members of each: everybody has to answer before a game starts. */
  readonly circles: { readonly most: number; readonly members: number };
  /** Blocks of a run: a block leaves fewer people to play with. */
  readonly mostBlocks: number;
}

/** In minutes: short enough that a clock which jumps ahead ends a turn. */
const ALLOWANCES = [5, 5, 5, 60];

/** Everything within minutes. */
export const HURRIED: Tastes = {
  mostGames: 4,
  sets: [9, 12],
  clock: (random) => {
    const allowance = random.oneOf(ALLOWANCES) ?? 60;
    if (!random.chance(70)) return null;
    return {
      allowance,
      bank: 0,
      cap: 0,
      weekendsOff: false,
      vacationDays: 0,
      onTimeout: random.chance(50) ? 'least' : 'computer',
      strikes: random.from(1, 3),
    };
  },
  usualClock: { allowance: 60, bank: 0, cap: 0, weekendsOff: false, vacationDays: 0, onTimeout: 'least', strikes: 2 },
  roundDays: [1, 2],
  circles: { most: 3, members: 4 },
  mostBlocks: 3,
};
