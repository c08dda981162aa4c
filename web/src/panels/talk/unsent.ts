import type { NewMessage } from '@slow-train/protocol';
import { KNOWN } from '../../client/known.ts';

/** A message said here that is not known to have arrived. */
export interface Unsent {
  /** The Idempotency-Key: a retry says it only once. */
  readonly key: string;
  readonly said: NewMessage;
}

/** The draft and the unsent messages of a game. */
interface TalkDraft {
  readonly draft: string;
  readonly unsent: readonly Unsent[];
}

/** Keeps drafts and unsent messages across reloads, in this browser only. */
export interface TalkDraftStore {
  load(game: string): TalkDraft;
  save(game: string, kept: TalkDraft): void;
}

const NOTHING: TalkDraft = { draft: '', unsent: [] };

/** Creates a store in a Storage. Unreadable entries count as none; deleted when somebody signs out. */
export function talkDraftStore(storage: () => Storage = () => localStorage): TalkDraftStore {
  const storageKey = (game: string): string => `${KNOWN}talk:${game}`;
  return {
    load(game) {
      try {
        const read: unknown = JSON.parse(storage().getItem(storageKey(game)) ?? 'null');
        return isTalkDraft(read) ? read : NOTHING;
      } catch {
        return NOTHING;
      }
    },
    save(game, kept) {
      try {
        if (kept.draft === '' && kept.unsent.length === 0) storage().removeItem(storageKey(game));
        else storage().setItem(storageKey(game), JSON.stringify(kept));
      } catch {
        // No room, or a private window.
      }
    },
  };
}

/** Checks only the shape: only this page writes there. */
function isTalkDraft(read: unknown): read is TalkDraft {
  return (
    typeof read === 'object' &&
    read !== null &&
    'draft' in read &&
    typeof read.draft === 'string' &&
    'unsent' in read &&
    Array.isArray(read.unsent)
  );
}
