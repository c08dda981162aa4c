import type { PlayerState } from '@slow-train/protocol';
import { createSignal, type Accessor } from 'solid-js';

/** New values for parts of a player state. */
export type PlayerStateParts = Partial<Omit<PlayerState, 'version'>>;

/** The data that one player keeps in one game for their own eyes. A fixture of it fetches nothing. */
export interface PlayerStateStore {
  /** As the player last left it, on any device. */
  readonly now: Accessor<PlayerState>;
  /** Whether the state has been read: before that, nothing in `now` is the player's choice. */
  readonly isKnown: Accessor<boolean>;
  /** Whether the service has all of it. */
  readonly isSaved: Accessor<boolean>;
  change(parts: PlayerStateParts): void;
}

/** The service's limit for notes, in characters. Merged notes of two devices can be longer. */
export const LONGEST_NOTES = 4000;

export const EMPTY_PLAYER_STATE: PlayerState = {
  version: 0,
  arrangement: null,
  draft: null,
  notes: '',
  readUpTo: 0,
  roundsSeen: 0,
  talkReadUpTo: 0,
  isTalkMuted: false,
  isNamed: false,
};

/** Creates a state that lasts as long as the page, for the playground and tests. */
export function memoryPlayerState(from: PlayerState = EMPTY_PLAYER_STATE): PlayerStateStore {
  const [now, setNow] = createSignal(from);
  return {
    now,
    isKnown: () => true,
    isSaved: () => true,
    change: (parts) => void setNow({ ...now(), ...parts, version: now().version + 1 }),
  };
}
