import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { englishIn } from '../../src/architecture/house/english.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** All sources: their comments follow the rules. */
const SOURCES = ['api', 'packages', 'web'];

const isElsewhere = (path: string): boolean => /(?:^|\/)(?:node_modules|dist)$/u.test(path);

test.each(SOURCES)('comments in %s name things by nouns, without “who” as a noun', async (folder) => {
  const paths = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY, exclude: isElsewhere });
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await readFile(join(REPOSITORY, path), 'utf8') })),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(englishIn(files)).toEqual({ whatAsNoun: [], whoever: [], whom: [] });
});
