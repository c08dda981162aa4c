import type { Chance } from '../fairness/shuffle.ts';
import type { GameStore } from './store.ts';

/** What a use case needs of the world. */
export interface Ports {
  readonly store: GameStore;
  readonly chance: Chance;
  now(): Date;
}
