import type { ClockTerms, ClockView, GameView } from '@slow-train/protocol';
import { fixtureOf, type Sketch } from '../../../src/playground/sketch.ts';
import { NOON } from '../../clock.ts';
import { gameView } from '../../fixtures.ts';

const HOUR = 3_600_000;

export const TERMS: ClockTerms = {
  allowance: 1440,
  bank: 3 * 1440,
  cap: 5 * 1440,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
};

type Own = NonNullable<ClockView['you']>;

/** A clock for this many seats: seat 0 is mine and has had the turn since noon with a day’s time; the others wait. */
export function clockView(seats: number, changed: Partial<ClockView> = {}, you: Partial<Own> = {}): ClockView {
  const hours = { zone: 'UTC', quiet: null };
  return {
    terms: TERMS,
    pausedUntil: null,
    seats: Array.from({ length: seats }, (_, seat) => ({
      by: seat === 0 ? new Date(NOON + 24 * HOUR).toISOString() : null,
      reserveFrom: seat === 0 ? new Date(NOON + 24 * HOUR).toISOString() : null,
      bank: 3 * 1440,
      strikes: 0,
      vacation: null,
    })),
    you: {
      hours,
      daysLeft: 14,
      stops: { since: new Date(NOON).toISOString(), budget: 24 * HOUR, hours, breaks: [] },
      ...you,
    },
    ...changed,
  };
}

/** A running game with that clock. */
export function playing(clock: ClockView, changed: Partial<GameView> = {}): GameView {
  return gameView({ status: 'playing', clock, turnBy: clock.seats[0]?.by ?? null, ...changed });
}

/** A board with a clock. */
export function onBoard(sketch: Sketch, changed: Partial<ClockView> = {}, turnBy?: string | null): GameView {
  const { game } = fixtureOf(sketch);
  const clock = clockView(game.seats.length, changed);
  return { ...game, clock, turnBy: turnBy === undefined ? (clock.seats[0]?.by ?? null) : turnBy };
}
