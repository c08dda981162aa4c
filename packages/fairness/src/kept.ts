import type { BySeat, RuleChoice, Seat, TileName } from '@slow-train/rules';
import { sealOf, type RoundOf } from './commitment.ts';
import type { Hex32 } from './hex.ts';

export const KEPT_FORMAT = 'slow-train-kept/1';

/** The list of seals as a browser saw it when it was closed. */
export interface SeenList {
  /** The browser's own seat. */
  readonly seat: Seat;
  readonly seals: BySeat<Hex32 | null>;
  /** Whose contribution it has seen to be there; that can only become more. */
  readonly opened: BySeat<boolean>;
}

/** What a browser saw of the deal, and of what was agreed before. */
export interface SeenDeal {
  readonly rules: RuleChoice;
  readonly set: number;
  /** The engines of the rounds before, in their order. */
  readonly usedEngines: readonly TileName[];
  readonly starter: Seat;
  /** Its tiles when the round was opened, in any order. */
  readonly hand: readonly TileName[];
}

/**
 * What a browser keeps of one round of one table, for itself: against this it holds the evidence when the round is over.
 * The contribution in it leaves the browser only by what `react` sends.
 */
export interface Kept extends RoundOf {
  readonly format: typeof KEPT_FORMAT;
  /** The server's, as it was when the seal was made. */
  readonly commitment: Hex32;
  readonly contribution: Hex32;
  readonly seal: Hex32;
  readonly list: SeenList | null;
  readonly deal: SeenDeal | null;
}

/** Begins to keep a round: with a new contribution and its seal. */
export function keep({ table, round }: RoundOf, commitment: Hex32, contribution: Hex32): Kept {
  const seal = sealOf({ table, round }, contribution);
  return { format: KEPT_FORMAT, table, round, commitment, contribution, seal, list: null, deal: null };
}
