import { readKept, type Kept } from '@slow-train/fairness';

const PREFIX = 'slow-train:kept:';

/** What this browser keeps of the deals that it has a part in. */
export interface Keeps {
  load(table: string, round: number): Kept | null;
  /** Whether it is kept now: nothing that is not may be sent. */
  save(kept: Kept): boolean;
  remove(table: string, round: number): void;
}

/** Keeps in a Storage. What cannot be read there is as good as nothing. */
export function keepsIn(storage: () => Storage = () => localStorage): Keeps {
  const place = (table: string, round: number): string => `${PREFIX}${table}:${round}`;
  return {
    load(table, round) {
      try {
        const text = storage().getItem(place(table, round));
        const kept = text === null ? undefined : readKept(JSON.parse(text));
        return kept?.ok ? kept.value : null;
      } catch {
        return null;
      }
    },
    save(kept) {
      try {
        storage().setItem(place(kept.table, kept.round), JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    remove(table, round) {
      try {
        storage().removeItem(place(table, round));
      } catch {
        // What cannot be removed could not be written either.
      }
    },
  };
}
