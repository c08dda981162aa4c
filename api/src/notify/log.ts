import type { Entry } from '../games/change.ts';

/** A revision as the database writes it into JSON. */
export type WrittenEntry = Omit<Entry, 'at' | 'account'> & { readonly at: string };

/** Revisions out of JSON, newest first, as they happened. */
export function readLog(written: readonly WrittenEntry[] | null): Entry[] {
  return (written ?? []).map((entry) => ({ ...entry, at: new Date(entry.at) })).toReversed();
}
