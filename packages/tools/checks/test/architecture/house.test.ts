import { expect, test } from 'vitest';
import type { SourceFile } from '../../src/architecture/house/checkout.ts';
import { countsOf } from '../../src/architecture/house/counts.ts';
import { houseReport } from '../../src/architecture/house/report.ts';

const LINES = (count: number): string => '// Line.\n'.repeat(count);

/** A small repository with one of each fault that is counted. */
const FILES: readonly SourceFile[] = [
  { path: 'api/src/game/vote.ts', text: `import { leaf } from './leaf.ts';\nexport const vote = leaf;\n` },
  { path: 'api/src/game/leaf.ts', text: 'export const leaf = 1;\n' },
  {
    path: 'api/src/games/vote.ts',
    text: `${LINES(31)}export type vote = string;\nexport { leaf } from '../game/leaf.ts';\n`,
  },
  {
    path: 'api/src/circles/join.ts',
    text: `import { eq } from 'drizzle-orm';
// Returns what the circle knows of whoever asks, and whom they know.
export const join = (db: Db) => circleStore(db).add(eq);
export const told = (db: Db) => db.insert(outbox).values({});
`,
  },
  { path: 'api/src/circles/types.ts', text: `import type { SQL } from 'drizzle-orm';\nexport type Query = SQL;\n` },
  { path: 'api/src/schema/games.ts', text: `import { eq } from 'drizzle-orm';\nexport const isGame = eq;\n` },
  { path: 'web/src/text/en/vote.ts', text: `export const words = { yes: 'Yes' };\n` },
  { path: 'web/src/text/es/vote.ts', text: `export const words = { yes: 'Sí' };\n` },
  {
    path: 'web/src/ui/Row.module.css',
    text: '.row { margin: 0 auto calc(var(--space-3) - 1px) 1px; padding: var(--space-3) 7px; width: 9px; font-size: 13px; /* gap: 9px; */ }\n',
  },
  { path: 'migrations/0001.sql', text: 'select 1;\nselect 2;\n' },
  { path: 'api/test/vote.test.ts', text: `test('votes', () => {});\n` },
];
const SUBJECTS = ['game: count a vote once', 'x'.repeat(73)];

const counts = countsOf({ files: FILES, subjects: SUBJECTS });
const listOf = (name: string): readonly string[] | undefined => counts.find((one) => one.name === name)?.examples;
const valueOf = (name: string, group?: string): number | undefined =>
  counts.find((one) => one.name === name && (group === undefined || one.group === group))?.value;

test('files and lines are counted by part, each file once', () => {
  expect([valueOf('api/src', 'files'), valueOf('api/src', 'lines')]).toEqual([6, 44]);
  expect([valueOf('migrations, generated', 'files'), valueOf('migrations, generated', 'lines')]).toEqual([1, 2]);
  expect(valueOf('tests and benchmarks', 'files')).toBe(1);
});

test('a name that two files declare counts, but neither a re-export nor the same words in another language', () => {
  expect(listOf('exported names in several files')).toEqual(['vote']);
  expect(listOf('file names both in game/ and in games/')).toEqual(['vote.ts']);
});

test('a short file with one importer is a leaf', () => {
  const shared = {
    path: 'api/src/game/other.ts',
    text: `import { leaf } from './leaf.ts';\nexport const other = leaf;\n`,
  };
  expect(listOf('files of at most 30 lines with one importer')).toEqual([]);
  const alone = FILES.filter(({ path }) => path !== 'api/src/games/vote.ts');
  const leaves = countsOf({ files: alone, subjects: [] }).find(({ name }) => name.startsWith('files of at most'));
  expect(leaves?.examples).toEqual(['api/src/game/leaf.ts']);
  const both = countsOf({ files: [...alone, shared], subjects: [] }).find(({ name }) =>
    name.startsWith('files of at most'),
  );
  expect(both?.examples).toEqual([]);
});

test('SQL counts outside stores and the schema, and types alone do not', () => {
  expect(listOf('files with SQL outside stores')).toEqual(['api/src/circles/join.ts']);
  expect(listOf('files that insert into the outbox')).toEqual(['api/src/circles/join.ts']);
  expect(valueOf('stores built for one use')).toBe(1);
});

test('style sheets are counted by the lengths they write, without comments and hairlines', () => {
  expect(listOf('spaces')).toEqual(['7px', 'var(--space-3)']);
  expect(listOf('sizes of type')).toEqual(['13px']);
  expect(valueOf('tokens less or more a pixel')).toBe(1);
});

test('comments are searched for clauses in place of nouns, and commits for long subjects', () => {
  expect([valueOf('“what …” as a noun'), valueOf('“whoever” and its kin'), valueOf('“whom”')]).toEqual([1, 1, 1]);
  expect(listOf('subjects of more than 72 letters')).toEqual(['x'.repeat(73)]);
});

test('the report puts an earlier state beside the present one, with the difference', () => {
  const [first] = counts;
  if (first === undefined) throw new Error('nothing was counted');
  const columns = [
    { title: 'before', counts: [{ ...first, value: 1_300 }] },
    { title: 'now', counts: [{ ...first, value: 1_200, examples: ['a.ts'] }] },
  ];
  const words = (text: string): readonly string[] => text.trim().split(/\s+/);
  expect(words(houseReport(columns).split('\n').at(-1) ?? '').slice(-3)).toEqual(['1,300', '1,200', '-100']);
  expect(houseReport(columns, true)).toMatch(/\n +a\.ts$/);
});
