/** A game's time control (docs/clocks.md). */
export interface ClockTerms {
  /** Minutes for each turn. */
  readonly allowance: number;
  /** Minutes in reserve at the start of the game. */
  readonly bank: number;
  /** The most minutes a bank holds. */
  readonly cap: number;
  /** Whether clocks stop on Saturdays and Sundays, in each seat's zone. */
  readonly weekendsOff: boolean;
  /** Vacation days for each seat in the whole game. */
  readonly vacationDays: number;
}
