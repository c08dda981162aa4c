import type { Break, SeatClock } from '@slow-train/clock';
import type { BySeat } from '@slow-train/rules';

/** How the clocks of a table stand: one for each seat, whether or not a person sits there. Instants in milliseconds. */
export interface TableClock {
  readonly seats: BySeat<SeatClock>;
  /** The pauses that a running turn has gone through, the last of them perhaps still going on. */
  readonly pauses: readonly Break[];
  /** While a pause goes on: when it ends, if nobody ends it sooner. */
  readonly pausedUntil: number | null;
}
