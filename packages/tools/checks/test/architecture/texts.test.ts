import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { strayTextsBelow, strayTextsIn } from '../../src/architecture/texts.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** Texts that the API asks for in any language. */
const NOT_READ = ['delete my account'];

test.each([
  // The playground is for engineers, who read English.
  ['web/src', ['web/src/text', 'web/src/playground']],
  ['api/src/notifications/templates', ['api/src/notifications/templates/styles.ts']],
  ['api/src/notifications/channels', []],
  ['api/src/feeds', ['api/src/feeds/routes.ts']],
] as const)('%s has no text outside the catalogues', async (folder, except) => {
  const stray = await strayTextsBelow(REPOSITORY, folder, except);
  // A store's texts are SQL.
  expect(stray.filter(({ file, text }) => !file.endsWith('store.ts') && !NOT_READ.includes(text))).toEqual([]);
});

describe('a text outside the catalogues is found', () => {
  const inPage = (source: string): string[] => strayTextsIn('Page.tsx', source).map(({ text }) => text);

  test.each([
    ['<p>Your turn</p>', 'Your turn'],
    ['<p>Pass</p>', 'Pass'],
    ['<p>{isOpen() ? "Close" : text.open}</p>', 'Close'],
    ['<p>{`${count} left`}</p>', 'left'],
    ['<button aria-label="Close">×</button>', 'Close'],
    ['<img alt={`${name} waits`} />', 'waits'],
    ['<Field label="Name" />', 'Name'],
    ['const refused = { sentence: "Nothing was changed." };', 'Nothing was changed.'],
    ['const left = `${count} tiles are left`;', '0 tiles are left'],
    ['throw new Refused({ detail: "Allow cookies first." });', 'Allow cookies first.'],
  ])('a text outside the catalogues is found: %s', (source, text) => {
    expect(inPage(source)).toEqual([text]);
  });

  test.each([
    '<p class="lead wide">{text.lead}</p>',
    '<p>12 · 5</p>',
    '<a href="/rules">Slow Train</a>',
    "if (kind === 'stale') throw new TypeError('There is no such tile.');",
    "matchMedia('(prefers-reduced-motion: reduce)')",
    "import { text } from './a file.ts';",
    "const kind: 'no such thing' = read();",
  ])('no text outside the catalogues is found in %s', (source) => {
    expect(inPage(source)).toEqual([]);
  });
});
