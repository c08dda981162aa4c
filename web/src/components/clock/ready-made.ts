import type { ClockTerms } from '@slow-train/protocol';

/** In minutes, as in the terms of a clock. */
export const HOUR = 60;
export const DAY = 24 * HOUR;

/** The usual clock: a day a turn. */
export const DAY_A_TURN: ClockTerms = {
  allowance: DAY,
  bank: 3 * DAY,
  cap: 5 * DAY,
  weekendsOff: false,
  vacationDays: 14,
  onTimeout: 'least',
  strikes: 3,
};

/** The clocks that are offered by name; null for none. */
export const READY_MADE = {
  none: null,
  lively: { ...DAY_A_TURN, allowance: HOUR, bank: 3 * HOUR, cap: 6 * HOUR, vacationDays: 3, onTimeout: 'computer' },
  day: DAY_A_TURN,
  unhurried: {
    ...DAY_A_TURN,
    allowance: 3 * DAY,
    bank: 7 * DAY,
    cap: 14 * DAY,
    weekendsOff: true,
    vacationDays: 30,
  },
} as const satisfies { readonly [name: string]: ClockTerms | null };
