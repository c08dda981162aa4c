import type { PlayerState } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';

/** Parts of a desk, as they are to be from now on. */
export type PlayerStateParts = Partial<Omit<PlayerState, 'version'>>;

/** What a player keeps at one table for their own eyes. It never fetches by itself where a fixture stands in for it. */
export interface PlayerStateStore {
  /** As its player last left it, on whatever device. */
  readonly now: Accessor<PlayerState>;
  /** Whether it has been told what lies there: before, nothing on it may be taken for the player's will. */
  readonly isKnown: Accessor<boolean>;
  /** Whether the service has all of it. */
  readonly isSaved: Accessor<boolean>;
  change(parts: PlayerStateParts): void;
}

/** Of notes, as the service has it. Those of two devices can be longer together. */
export const LONGEST_NOTES = 4000;

export const EMPTY_PLAYER_STATE: PlayerState = { version: 0, arrangement: null, draft: null, notes: '', readUpTo: 0 };

/** A desk that lives as long as the page: for the playground, and for tests. */
export function memoryPlayerState(from: PlayerState = EMPTY_PLAYER_STATE): PlayerStateStore {
  const [now, setNow] = createSignal(from);
  return {
    now,
    isKnown: () => true,
    isSaved: () => true,
    change: (parts) => void setNow({ ...now(), ...parts, version: now().version + 1 }),
  };
}
