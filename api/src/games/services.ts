import type { Chance } from '../game/chance.ts';
import type { Platform } from '../platform/platform.ts';
import type { GameStore } from '../store/game-store.ts';

/** What a use case needs of the world. */
export interface Ports {
  readonly store: GameStore;
  readonly chance: Chance;
  now(): Date;
}

/** What the routes of games need. */
export interface GameServices extends Platform, Ports {
  /** Delivers what is due in the outbox. Never fails: what it does not come to, the schedule delivers. */
  drainOutbox(): Promise<void>;
}
