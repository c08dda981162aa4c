import type { Preparation } from '@slow-train/fairness';

/** A round to come as it is stored. */
export interface Prepared {
  /** Count of its changes: every save of it says which one it replaces. 0 before it is stored. */
  readonly version: number;
  readonly preparation: Preparation;
}
