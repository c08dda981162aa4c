import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../..');
const TABLES = (await readFile(join(REPOSITORY, 'docs/words.md'), 'utf8')).split(/^## What the pages say$/m)[1] ?? '';
const LANGUAGES = { English: 'en', German: 'de', Spanish: 'es' } as const;
type Spoken = keyof typeof LANGUAGES;

/** Returns the words that a language does not use: the last column of its table. */
function refusedIn(language: Spoken): readonly string[] {
  const head = language === 'English' ? '| English | not |' : `| English | ${language} | not |`;
  const [rows = ''] = (TABLES.split(`${head}\n`)[1] ?? '').split('\n\n');
  const columns = rows.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  return columns.slice(1).flatMap((cells) => (cells.at(-2) ?? '').split(', ').filter((word) => word !== ''));
}

/** Returns the strings of all texts of a language, as they are written, each with its place. */
async function textsIn(language: Spoken): Promise<readonly string[]> {
  const code = LANGUAGES[language];
  const folders = [`web/src/text/${code}`, `packages/words/src/${code}`];
  const inFolders = await Promise.all(
    folders.map(async (folder) => (await readdir(join(REPOSITORY, folder))).map((name) => `${folder}/${name}`)),
  );
  const files = [...inFolders.flat(), `api/src/notifications/text/${code}.ts`];
  const texts = await Promise.all(
    files.map(async (file) => {
      const source = (await readFile(join(REPOSITORY, file), 'utf8'))
        .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
        // Here the search answers to the words that people bring along; no page shows them.
        .replace(/^export const broughtWords\b[^]*?^};$/m, '');
      return [...source.matchAll(/'[^'\n]*'|`[^`]*`/g)].map(([text]) => `${file}: ${text}`);
    }),
  );
  return texts.flat();
}

const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}-])${words.replaceAll(/[.?+^$()[\]{}]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}.\d]*`)}(?![\\p{L}-])`,
    'iu',
  );

test.each(['English', 'German', 'Spanish'] as const)(
  '30.25, 30.26 the pages use one word for one thing: no refused word comes back, in %s',
  async (language) => {
    const refused = refusedIn(language).map(patternOf);
    expect(refused.length).toBeGreaterThan(10);
    const texts = await textsIn(language);
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter((text) => refused.some((words) => words.test(text)))).toEqual([]);
  },
);
