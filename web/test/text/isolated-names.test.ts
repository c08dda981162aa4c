import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NAMES } from '../../build/isolated-names.ts';
import { shellText as de } from '../../src/text/de/shell.ts';
import { shellText as en } from '../../src/text/en/shell.ts';
import { shellText as es } from '../../src/text/es/shell.ts';

const TEXTS = join(import.meta.dirname, '../../src/text');

test.each(Object.entries({ de, en, es }))(
  '31.23 a name from right to left keeps the numbers and marks around it in their places, in %s',
  (_, shellText) => {
    expect(shellText.titleOf('עדה')).toContain('\u2068עדה\u2069');
    expect(shellText.titleTurn('مريم 2')).toContain('\u2068مريم 2\u2069');
    expect(shellText.titleOf('Ada')).toBe('Ada · Slow Train');
  },
);

/** What texts insert as words besides: dates, numbers, tiles, and sentences of the page's own. */
const NO_NAMES =
  'address app asks because browser by clock date day device double email engine file hash heading kind language left length letters matter names next number of one open option other preset requestId seed sentence settings side since starts tile time title train turn until value what when why word words zone'.split(
    ' ',
  );

test('every text that inserts words says whether they are a name, so that one from right to left is isolated', async () => {
  const files = await readdir(join(TEXTS, 'en'));
  const sources = await Promise.all(files.map((file) => readFile(join(TEXTS, 'en', file), 'utf8')));
  const inserted = sources.flatMap((source) => {
    const words = new Set([...source.matchAll(/\b(\w+)\??: string(?: \| null)?\b/g)].map(([, name]) => name));
    return [...source.matchAll(/\$\{(?:\w+\.)?(\w+)\}/g)].flatMap(([, name = '']) => (words.has(name) ? [name] : []));
  });
  const known = new Set([...NAMES, ...NO_NAMES]);
  expect(inserted.length).toBeGreaterThan(100);
  expect([...new Set(inserted)].filter((name) => !known.has(name))).toEqual([]);
});
