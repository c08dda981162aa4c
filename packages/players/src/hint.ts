import type { Move, Tile } from '@slow-train/rules';

/** What a seat could do, and why: what the computer player would do in its place. */
export interface Hint {
  readonly action: Move;
  readonly reason: Reason;
}

/** Why an action is a good one. Every word of it is true of the view, and of nothing but the view. */
export type Reason =
  /** It is the last of the hand. */
  | { readonly why: 'goesOut' }
  /**
   * A build: the longest there is, or where the search gave up the longest found. `kept` is a double that would follow
   * and stays in hand, since nothing is there to cover it.
   */
  | { readonly why: 'longestBuild'; readonly isProved: boolean; readonly kept: Tile | null }
  /** It covers this double, which has to be covered. */
  | { readonly why: 'covers'; readonly double: Tile }
  /** Nothing else can be played. */
  | { readonly why: 'onlyPlay' }
  /** It is a double, and this tile of the hand covers it. */
  | { readonly why: 'canCover'; readonly by: Tile }
  /** It goes on the own train and is the first of this many that can follow each other: the longest train. */
  | { readonly why: 'startsTrain'; readonly tiles: number }
  /** It goes elsewhere, and the longest train for the own track stays as long as it was: this many tiles. */
  | { readonly why: 'keepsTrain'; readonly tiles: number }
  /** It goes on the own train, and this many more can follow. */
  | { readonly why: 'goesOn'; readonly tiles: number }
  /** It takes these pips out of the hand. */
  | { readonly why: 'lightens'; readonly pips: number }
  /** Nothing can be played: draw or pass. */
  | { readonly why: 'nothingFits' };
