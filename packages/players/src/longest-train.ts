import { high, isDouble, low, otherEnd, pips, type Pips, type Tile } from '@slow-train/rules';

export interface LongestTrain {
  /** The tiles in the order in which they are laid. */
  readonly tiles: readonly Tile[];
  /** Whether no longer train, and none as long with more pips, exists: false where the budget ran out before. */
  readonly isProved: boolean;
}
