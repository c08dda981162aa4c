import type { Chance } from '../fairness/chance.ts';
import type { GameStore } from './store.ts';

/** More others than this cannot be faster than one request. */
export const MOST_TRIES = 32;

/** What a use case needs of the world. */
export interface Ports {
  readonly store: GameStore;
  readonly chance: Chance;
  now(): Date;
}
