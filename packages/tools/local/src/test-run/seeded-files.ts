import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '../machine/paths.ts';

/** What draws from the seed of a run: games, a site in the tests' process, and the cases of properties. */
const SEEDED = /\b(?:testChance|seededChance|seedOf|testWorker)\b|from 'fast-check'/u;

/** Of the kit: a number of cases that is smaller in `npm test`. */
const SAMPLED = /^import \{[^}]*\bruns\b[^}]*\} from '@slow-train\/local\/kit';$/mu;

/** The end of an import or export of a file near by. */
const IMPORT = /^(?:import|export|\}).*\bfrom '(\.[^']+\.tsx?)';$/gmu;

/**
 * Returns the usual test files, from the repository's folder, in which the seed of a run decides something: those that
 * draw themselves, and those with a helper that does.
 */
export function seededFiles(): string[] {
  const known = new Map<string, boolean>();
  const isSeeded = (file: string): boolean => {
    const seen = known.get(file);
    if (seen !== undefined) return seen;
    known.set(file, false);
    const text = readFileSync(file, 'utf8');
    const helpers = Array.from(text.matchAll(IMPORT), ([, path = '']) => join(dirname(file), path));
    const found = SEEDED.test(text) || helpers.some((path) => isTestCode(path) && isSeeded(path));
    known.set(file, found);
    return found;
  };
  return usualFiles().filter((path) => isSeeded(join(REPOSITORY, path)));
}

/** Returns the usual test files, from the repository's folder, that try all their cases in `npm run test:all` alone. */
export function sampledFiles(): string[] {
  return usualFiles().filter((path) => SAMPLED.test(readFileSync(join(REPOSITORY, path), 'utf8')));
}

function usualFiles(): string[] {
  return globSync('{api,web,packages/*,packages/tools/*}/test/**/*.test.{ts,tsx}', { cwd: REPOSITORY })
    .filter((path) => !path.includes('.slow.'))
    .toSorted();
}

/** Whether a file belongs to tests, and not to the code under test. */
const isTestCode = (path: string): boolean => /\/(?:test|kit)\//u.test(path);
