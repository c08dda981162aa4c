import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const DOCUMENT = read('docs/security.md');

/** A requirement of the standard, as the document answers it. */
interface Row {
  readonly id: string;
  readonly level: string;
  readonly status: string;
  readonly how: string;
}
const rows: readonly Row[] = Array.from(
  DOCUMENT.matchAll(/^\| (V[\d.]+) \| (\d) \| [^|]+ \| ([^|]+) \| (.+) \|$/gm),
  ([, id = '', level = '', status = '', how = '']) => ({ id, level, status, how }),
);
/** The threats whose answer names a test. */
const threats = Array.from(DOCUMENT.matchAll(/^\| (?!V\d)([^|]+) \|.*\| (.+) \|$/gm), ([, id = '', how = '']) => ({
  id,
  how,
})).filter(({ how }) => /\[[\w-]+\](?!\()/.test(how));
/** The files of `[label]: ../path`. */
const files = new Map(
  Array.from(DOCUMENT.matchAll(/^\[([\w-]+)\]: \.\.\/(.+)$/gm), ([, label = '', path = '']) => [label, path]),
);

test('every requirement of ASVS 5.0.0 up to level 2 is answered once, in its order', () => {
  const sections: Record<string, string> = JSON.parse(read('packages/tools/checks/test/architecture/asvs-5.0.0.json'));
  // The levels of a section's requirements, one digit each.
  const all = Object.entries(sections).flatMap(([section, levels]) =>
    levels.split('').map((level, index) => ({ id: `${section}.${index + 1}`, level })),
  );
  expect(all).toHaveLength(345);
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(all.filter(({ level }) => level !== '3'));
  expect(rows.filter(({ status }) => !['held', 'n/a', 'risk'].includes(status))).toEqual([]);
});

test('every test that the document names exists', () => {
  const claims = [...threats, ...rows];
  const faults = claims.flatMap(({ id, how }) => {
    let file: string | undefined;
    return Array.from(how.matchAll(/\[([\w-]+)\](?!\()|“(.+?)”/g), ([, label, name]) => {
      if (label !== undefined) {
        file = files.get(label);
        return file === undefined ? `${id}: no file for [${label}]` : null;
      }
      if (file === undefined) return `${id}: no file before “${name}”`;
      return read(file).includes(name ?? '') ? null : `${id}: no test “${name}” in ${file}`;
    }).filter((fault) => fault !== null);
  });
  expect(faults).toEqual([]);
  const used = new Set(
    claims.flatMap(({ how }) => Array.from(how.matchAll(/\[([\w-]+)\](?!\()/g), ([, label]) => label)),
  );
  expect([...files.keys()].filter((label) => !used.has(label))).toEqual([]);
});
