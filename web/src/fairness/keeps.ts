import { readKept, type Kept } from '@slow-train/fairness';
import { pruneKept, keptPlace } from './prune-kept.ts';

/** What this browser keeps of the deals that it has a part in. */
export interface Keeps {
  load(table: string, round: number): Kept | null;
  /** Whether it is kept now: nothing that is not may be sent. */
  save(kept: Kept): boolean;
  remove(table: string, round: number): void;
}

/** Keeps in a Storage. What cannot be read there is as good as nothing. */
export function keepsIn(storage: () => Storage = () => localStorage): Keeps {
  const write = ({ table, round }: Kept, text: string): boolean => {
    try {
      storage().setItem(keptPlace(table, round), text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    load(table, round) {
      try {
        const text = storage().getItem(keptPlace(table, round));
        const kept = text === null ? undefined : readKept(JSON.parse(text));
        return kept?.ok ? kept.value : null;
      } catch {
        return null;
      }
    },
    save(kept) {
      const text = JSON.stringify(kept);
      if (write(kept, text)) return true;
      // Where there is no room left, what is checked has had its use.
      pruneKept(storage, 0);
      return write(kept, text);
    },
    remove(table, round) {
      try {
        storage().removeItem(keptPlace(table, round));
      } catch {
        // What cannot be removed could not be written either.
      }
    },
  };
}
