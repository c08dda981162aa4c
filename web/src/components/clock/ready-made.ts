import type { ClockTerms } from '@slow-train/protocol';

/** In minutes, as in the terms of a clock. */
export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

/** The usual clock: a day a turn. */
export const DAY_A_TURN: ClockTerms = {
  allowance: DAY_MINUTES,
  bank: 3 * DAY_MINUTES,
  cap: 5 * DAY_MINUTES,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
};

/** The clocks that are offered by name; null for none. */
export const READY_MADE = {
  none: null,
  lively: {
    ...DAY_A_TURN,
    allowance: HOUR_MINUTES,
    bank: 3 * HOUR_MINUTES,
    cap: 6 * HOUR_MINUTES,
    vacationDays: 3,
    onTimeout: 'computer',
  },
  day: DAY_A_TURN,
  unhurried: {
    ...DAY_A_TURN,
    allowance: 3 * DAY_MINUTES,
    bank: 7 * DAY_MINUTES,
    cap: 14 * DAY_MINUTES,
    weekendsOff: true,
    vacationDays: 30,
  },
} as const satisfies { readonly [name: string]: ClockTerms | null };
