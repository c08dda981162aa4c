import type { GameAnswer } from '@slow-train/protocol';

/** A game, merged from all answers so far. */
export interface HeldGame extends GameAnswer {
  /** The time of the last change of the game or its log here, by this device's clock, in milliseconds. */
  readonly changedAt: number;
}
