import { readKeptRound, type KeptRound, type Verdict } from '@slow-train/fairness';
import { readVerdicts } from './verdicts.ts';

/** What this browser keeps of the deals that it has a part in. */
export interface KeptStore {
  load(table: string, round: number): KeptRound | null;
  /** Whether it is kept now: nothing that is not may be sent. */
  save(kept: KeptRound): boolean;
  remove(table: string, round: number): void;
}

/** Keeps in a Storage. What cannot be read there is as good as nothing. */
export function keptStore(storage: () => Storage = () => localStorage): KeptStore {
  const write = ({ table, round }: KeptRound, text: string): boolean => {
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
        const kept = text === null ? undefined : readKeptRound(JSON.parse(text));
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

const PREFIX = 'slow-train:kept:';

/** So many rounds that are checked stay at hand: those of the last few games. About 2 KiB each at a table of 16. */
const MOST_CHECKED = 100;

/** After these nothing is left to be checked. What is kept of a wrong deal is all that its player has in hand. */
const IS_DONE: { readonly [V in Verdict]: boolean } = { proved: true, withheld: true, unproved: true, broken: false };

/** Where what is kept of a round lies. */
function keptPlace(table: string, round: number): string {
  return `${PREFIX}${table}:${round}`;
}

/**
 * Lets go of what was kept of rounds that are checked, but for `most` of them: those of the tables where a deal was
 * checked last. What is not checked yet stays, however old it is.
 */
export function pruneKept(storage: () => Storage = () => localStorage, most = MOST_CHECKED): void {
  try {
    const kept = storage();
    const places = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    const checked = places.flatMap((place) => checkedAt(place, storage));
    const newestFirst = checked.toSorted((a, b) => b.at - a.at || b.round - a.round);
    for (const { place } of newestFirst.slice(most)) kept.removeItem(place);
  } catch {
    // No storage, nothing to let go of.
  }
}

function checkedAt(place: string, storage: () => Storage): { place: string; at: number; round: number }[] {
  const [, table, digits] = place.startsWith(PREFIX) ? (/^(.+):(\d+)$/.exec(place.slice(PREFIX.length)) ?? []) : [];
  if (table === undefined || digits === undefined) return [];
  const round = Number(digits);
  const { at, found } = readVerdicts(table, storage);
  const verdict = found.get(round);
  return verdict !== undefined && IS_DONE[verdict] ? [{ place, at, round }] : [];
}
