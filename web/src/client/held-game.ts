import type { GameAnswer } from '@slow-train/protocol';

/** A game, merged from all answers so far. */
export interface HeldGame extends GameAnswer {
  /** When the game or its log last changed here, by this device's clock, in milliseconds. */
  readonly changedAt: number;
}
