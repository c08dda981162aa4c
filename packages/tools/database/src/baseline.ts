import { ExpectedError } from '@slow-train/settings/expected-error';

/**
 * The first migration. It makes at once the tables that 26 earlier ones made step by step, and has the number and the
 * time of the last of those: a database that has them all is at the baseline.
 */
const BASELINE = '0025_baseline';

/** The last of those, which a backup may still name. */
const LAST_REPLACED = '0025_circle_answers';

/** The last commit that has them. */
const COMMIT = 'c3ecfcd3f8fa';

/** Returns the name that a migration has now. */
export const nameNow = (tag: string): string => (tag === LAST_REPLACED ? BASELINE : tag);

/**
 * Ensures that a database is empty or has the baseline.
 * @param newest when its newest migration was generated; 0 if it has none
 * @param baseline when the baseline was generated
 * @throws ExpectedError if it has only some of the migrations that the baseline replaces
 */
export function requireBaseline(newest: number, baseline: number): void {
  if (newest === 0 || newest >= baseline) return;
  throw new ExpectedError(
    `This database is too old for this release, and nothing in it was changed. Deploy commit ${COMMIT} first, then this ` +
      'release. A database on your own machine: check out that commit, run npm start once, and come back.',
  );
}

/** @throws ExpectedError if a backup names one of the migrations that the baseline replaces, and not the last of them */
export function requireBaselineOf(backup: string): void {
  if (nameNow(backup) >= BASELINE) return;
  throw new ExpectedError(
    `This backup (${backup}) is too old for this release, so nothing was restored. Check out commit ${COMMIT}, restore ` +
      'it there, and then deploy this release.',
  );
}
