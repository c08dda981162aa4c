import type { Chance } from '../game/chance.ts';
import type { Logger } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import type { GameStore } from '../store/game-store.ts';

/** The ports of a use case. */
export interface Ports {
  readonly store: GameStore;
  readonly chance: Chance;
  readonly log: Logger;
  now(): Date;
}

/** The services that the routes of games need. */
export interface GameServices extends Platform, Ports {
  /** Delivers what is due in the outbox. Never fails: the schedule delivers what it leaves over. */
  drainOutbox(): Promise<void>;
}
