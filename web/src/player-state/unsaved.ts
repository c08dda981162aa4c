import type { PlayerStateParts } from './player-state.ts';

/** What has been changed here and is not known to have arrived. */
export interface Unsaved {
  readonly parts: PlayerStateParts;
  /** The text that the notes in `parts` were written over. */
  readonly instead: string;
}

const NOTHING: Unsaved = { parts: {}, instead: '' };

/** Where what is not saved survives a reload. */
export interface UnsavedStore {
  load(game: string): Unsaved;
  save(game: string, unsaved: Unsaved): void;
}

const PREFIX = 'slow-train:desk:';

/** In a Storage. What cannot be read there is as good as nothing; without one it lives as long as the page. */
export function unsavedStore(storage: () => Storage = () => localStorage): UnsavedStore {
  return {
    load(game) {
      try {
        const read: unknown = JSON.parse(storage().getItem(PREFIX + game) ?? 'null');
        return isUnsaved(read) ? read : NOTHING;
      } catch {
        return NOTHING;
      }
    },
    save(game, unsaved) {
      try {
        if (isEmpty(unsaved)) storage().removeItem(PREFIX + game);
        else storage().setItem(PREFIX + game, JSON.stringify(unsaved));
      } catch {
        // No room, or a private window.
      }
    },
  };
}

export function isEmpty({ parts }: Unsaved): boolean {
  return Object.keys(parts).length === 0;
}

/** Only this page writes there: the service looks closely at what it is sent. */
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
