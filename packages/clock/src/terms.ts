/** What a table has agreed about time (docs/clocks.md). */
export interface ClockTerms {
  /** Minutes for each turn. */
  readonly allowance: number;
  /** Minutes beside them, at the start of the game. */
  readonly bank: number;
  /** Minutes that a bank holds at most. */
  readonly cap: number;
  /** Whether time stands still on Saturdays and Sundays, as they are where each seat lives. */
  readonly weekendsOff: boolean;
  /** Days that each seat may take in the whole game. */
  readonly vacationDays: number;
}
