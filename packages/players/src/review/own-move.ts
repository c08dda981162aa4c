import type { Action, View } from '@slow-train/rules';

/** A move of the seat in review, and the round as that seat saw it before and after. */
export interface OwnMove {
  readonly before: View;
  readonly action: Action;
  readonly after: View;
  /** Actions of the round before it. */
  readonly step: number;
  /** Whether somebody else made it for the seat: it is not weighed, and its cost counts among the others. */
  readonly isByOther?: boolean;
}
