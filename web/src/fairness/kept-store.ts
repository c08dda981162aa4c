import { readKeptRound, type KeptRound, type Verdict } from '@slow-train/fairness';
import { readVerdicts } from './verdicts.ts';

/** This browser's data on the deals it takes part in. */
export interface KeptStore {
  load(table: string, round: number): KeptRound | null;
  /** Returns whether it was stored: nothing else may be sent. */
  save(kept: KeptRound): boolean;
  remove(table: string, round: number): void;
}

/** Creates a store in a Storage. Unreadable entries count as none. */
export function keptStore(storage: () => Storage = () => localStorage): KeptStore {
  const write = ({ table, round }: KeptRound, text: string): boolean => {
    try {
      storage().setItem(storageKey(table, round), text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    load(table, round) {
      try {
        const text = storage().getItem(storageKey(table, round));
        const kept = text === null ? undefined : readKeptRound(JSON.parse(text));
        return kept?.ok ? kept.value : null;
      } catch {
        return null;
      }
    },
    save(kept) {
      const text = JSON.stringify(kept);
      if (write(kept, text)) return true;
      // Without room left, data of checked deals is dropped.
      pruneKept(storage, 0);
      return write(kept, text);
    },
    remove(table, round) {
      try {
        storage().removeItem(storageKey(table, round));
      } catch {
        // An entry that cannot be removed could not be written either.
      }
    },
  };
}

const PREFIX = 'slow-train:kept:';

/** The most checked rounds that are kept: those of the last few games. About 2 KiB each with 16 seats. */
const MOST_CHECKED = 100;

/** Whether a verdict is final. The data of a broken deal stays: it is all the evidence the player has. */
const IS_DONE: { readonly [V in Verdict]: boolean } = { proved: true, withheld: true, unproved: true, broken: false };

/** Returns the storage key of a round. */
function storageKey(table: string, round: number): string {
  return `${PREFIX}${table}:${round}`;
}

/**
 * Drops the data of checked rounds except the newest `most`: those of the games whose deals were checked last. Rounds
 * not checked yet stay, however old.
 */
export function pruneKept(storage: () => Storage = () => localStorage, most = MOST_CHECKED): void {
  try {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    const checked = keys.flatMap((key) => checkedAt(key, storage));
    const newestFirst = checked.toSorted((a, b) => b.at - a.at || b.round - a.round);
    for (const { key } of newestFirst.slice(most)) kept.removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}

function checkedAt(key: string, storage: () => Storage): { key: string; at: number; round: number }[] {
  const [, table, digits] = key.startsWith(PREFIX) ? (/^(.+):(\d+)$/.exec(key.slice(PREFIX.length)) ?? []) : [];
  if (table === undefined || digits === undefined) return [];
  const round = Number(digits);
  const { at, found } = readVerdicts(table, storage);
  const verdict = found.get(round);
  return verdict !== undefined && IS_DONE[verdict] ? [{ key, at, round }] : [];
}
