import type { PlayerStateParts } from './player-state.ts';

/** Changes made here that are not known to have arrived. */
export interface Unsaved {
  readonly parts: PlayerStateParts;
  /** The text that the notes in `parts` replace. */
  readonly instead: string;
}

const NOTHING: Unsaved = { parts: {}, instead: '' };

/** Stores unsaved changes across reloads. */
export interface UnsavedStore {
  load(game: string): Unsaved;
  save(game: string, unsaved: Unsaved): void;
}

const PREFIX = 'slow-train:player-state:';
/** What a page of wire 1 has left here. */
const EARLIER = 'slow-train:desk:';

/** Creates a store in a Storage. Unreadable entries count as none; without Storage changes last as long as the page. */
export function unsavedStore(storage: () => Storage = () => localStorage): UnsavedStore {
  return {
    load(game) {
      try {
        const read: unknown = JSON.parse(
          storage().getItem(PREFIX + game) ?? storage().getItem(EARLIER + game) ?? 'null',
        );
        return isUnsaved(read) ? read : NOTHING;
      } catch {
        return NOTHING;
      }
    },
    save(game, unsaved) {
      try {
        storage().removeItem(EARLIER + game);
        if (hasNothing(unsaved)) storage().removeItem(PREFIX + game);
        else storage().setItem(PREFIX + game, JSON.stringify(unsaved));
      } catch {
        // No room, or a private window.
      }
    },
  };
}

export function hasNothing({ parts }: Unsaved): boolean {
  return Object.keys(parts).length === 0;
}

/** Checks only the shape: only this page writes there, and the service validates its requests. */
function isUnsaved(read: unknown): read is Unsaved {
  return (
    typeof read === 'object' &&
    read !== null &&
    'parts' in read &&
    typeof read.parts === 'object' &&
    read.parts !== null &&
    'instead' in read &&
    typeof read.instead === 'string'
  );
}
