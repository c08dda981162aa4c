/** Begins the paths of files whose names have a hash of their contents: no two releases mean different ones by one name. */
export const HASHED = '/assets/';
/** How long a file of an earlier release stays, in milliseconds: pages opened before a deployment load more of them. */
const KEPT = 30 * 24 * 3_600_000;
/** How many there are at most: those that were served last. */
const MOST = 3_000;

/** A file of the page. */
export interface ServedFile {
  /** When the last release that had it was replaced (ISO 8601); null for a file of the current one. */
  readonly served: string | null;
}

/**
 * Chooses the page's files that a site goes on serving, of any release.
 * @param known the files until now, by path
 * @param own those of the new release
 * @returns those of the last thirty days, 3,000 at most, the newest first
 */
export function keptFiles<T extends ServedFile>(
  known: { readonly [path: string]: T },
  own: { readonly [path: string]: T },
  now: Date,
): { readonly [path: string]: T } {
  const replaced = Object.entries(known).map(
    ([path, file]) => [path, { ...file, served: file.served ?? now.toISOString() }] as const,
  );
  const earlier = replaced
    .filter(([path, { served }]) => !Object.hasOwn(own, path) && now.getTime() - Date.parse(served) < KEPT)
    .toSorted(([, a], [, b]) => (a.served < b.served ? 1 : -1));
  return Object.fromEntries([...Object.entries(own), ...earlier].slice(0, MOST));
}
