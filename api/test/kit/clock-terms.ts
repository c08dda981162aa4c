import type { ClockTerms } from '@slow-train/protocol';

/** Returns terms of a clock: an hour a turn without a reserve, a computer player from the third time-out on; or changed. */
export const clockTerms = (change: Partial<ClockTerms> = {}): ClockTerms => ({
  allowance: 60,
  bank: 0,
  cap: 0,
  weekendsOff: false,
  vacationDays: 0,
  onTimeout: 'least',
  strikes: 3,
  ...change,
});
