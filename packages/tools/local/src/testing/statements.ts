import { appendFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
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

/** Statements that this process has not written down yet, and those it has. */
const known = new Set<string>();

/**
 * Records a statement if the site under test sent it, for `finishStatements`. A test that needs the site's own
 * connection begins its statements with a comment.
 * @param url its connection string
 */
export function recordStatement(url: string, query: string): void {
  if (!url.includes(SITE) || query.startsWith('/*') || known.has(query)) return;
  known.add(query);
  // At once: nothing tells a process of vitest's that it has run its last file.
  appendFileSync(join(inject('testServer').folder, `${RECORDED}${process.pid}`), `${JSON.stringify(query)}\n`);
}

const RECORDED = 'statements-';

/**
 * Compares the shapes that all processes of a run have recorded with `api/test/statements.sql`, whose plans a test
 * checks; or writes that file.
 * @param folder of the run
 * @param more statements of the caller
 * @param mode `replace` after all tests, `add` after some of them, `compare` otherwise
 * @throws Error if a statement is missing there
 */
export async function finishStatements(
  folder: string,
  more: Iterable<string>,
  mode: 'compare' | 'add' | 'replace',
): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.startsWith(RECORDED));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const queries = texts.flatMap((text) => text.split('\n').filter(Boolean)).map((line) => String(JSON.parse(line)));
  const shapes = new Set([...queries, ...more].map(shapeOf));
  const known = new Set(mode === 'replace' ? [] : parseStatements(await readFile(FILE, 'utf8')));
  const added = [...shapes].filter((shape) => !known.has(shape));
  if (mode !== 'compare') {
    const all = [...known, ...added].toSorted();
    return writeFile(FILE, all.map((statement) => `${statement};\n`).join(''));
  }
  if (added.length > 0) {
    throw new Error(
      `The plans of these statements are not checked. Add them to api/test/statements.sql with ` +
        `"npx slow-train statements <test files>", and run npm run test:all -- api/test/store/plans:\n${added.join('\n')}`,
    );
  }
}
