import { join } from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = join(import.meta.dirname, '../src/text/');

/** What texts call the words that people have chosen: their names, and those of tables, circles and tournaments. */
export const NAMES: readonly string[] = [
  'circle',
  'founder',
  'holder',
  'host',
  'name',
  'owner',
  'page',
  'reason',
  'table',
  'was',
];
const INSERTED = new RegExp(String.raw`\$\{((?:\w+\.)?(?:${NAMES.join('|')}))\}`, 'g');

/**
 * Isolates the names that the page's texts insert, where one from right to left would turn the numbers and marks around it
 * (UAX 9). Elements with nothing but a name are isolated by ui/styles/base.css.
 */
export const isolatedNames: Plugin = {
  name: 'isolated-names',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(TEXTS)) return null;
    const isolated = code.replaceAll(INSERTED, (_, name: string) => `\${isolated(${name})}`);
    return isolated === code ? null : `import { isolated } from '@slow-train/words/isolated';\n${isolated}`;
  },
};
