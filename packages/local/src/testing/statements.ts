import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../machine/paths.ts';

/** Marks the connections of the site under test; those of the tests themselves have the driver's own name. */
export const SITE = 'slow-train-site';

const FILE = join(REPOSITORY, 'api/test/statements.sql');

/**
 * Returns a statement's shape: on one line, with one of many repeated values, and its parameters numbered from 1. Two
 * requests that differ only in their number of rows have the same shape, and the same query plan.
 */
export function shapeOf(query: string): string {
  const names = new Map<string, string>();
  return query
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replaceAll(/(values \([^()]*\))(?:, \([^()]*\))+/gu, '$1')
    .replaceAll(/\b(in \(\$\d+)(?:, \$\d+)+\)/gu, '$1)')
    .replaceAll(/\$\d+/gu, (name) => {
      const known = names.get(name) ?? `$${names.size + 1}`;
      names.set(name, known);
      return known;
    });
}

/** Returns the statements of a file, one on each line. */
export function parseStatements(text: string): string[] {
  return text.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/;$/u, '')]));
}

/** Records the statements of the site under test. */
export class StatementRecorder {
  readonly #queries = new Set<string>();

  /**
   * Records a statement if the site sent it. A test that needs the site's own connection begins its statements with a
   * comment.
   * @param url its connection string
   */
  record(url: string, query: string): void {
    if (url.includes(SITE) && !query.startsWith('/*')) this.#queries.add(query);
  }

  /**
   * Compares the recorded shapes with `api/test/statements.sql`, whose plans a test checks; or writes that file.
   * @param mode `replace` after all tests, `add` after some of them, `compare` otherwise
   * @throws Error if a statement is missing there
   */
  async finish(mode: 'compare' | 'add' | 'replace'): Promise<void> {
    const shapes = new Set([...this.#queries].map(shapeOf));
    const known = new Set(mode === 'replace' ? [] : parseStatements(await readFile(FILE, 'utf8')));
    const added = [...shapes].filter((shape) => !known.has(shape));
    if (mode !== 'compare') {
      const all = [...known, ...added].toSorted();
      return writeFile(FILE, all.map((statement) => `${statement};\n`).join(''));
    }
    if (added.length > 0) {
      throw new Error(
        `The plans of these statements are not checked. Add them to api/test/statements.sql with ` +
          `"npm run statements -- <test files>", and run api/test/store/plans.test.ts:\n${added.join('\n')}`,
      );
    }
  }
}
