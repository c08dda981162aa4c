import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askedBy, FOLDERS } from '../../src/architecture/mutants/asked.ts';
import { EQUIVALENT, mutantReport } from '../../src/architecture/mutants/report.ts';
import { mutantsIn, mutated, type Mutant } from '../../src/architecture/mutants/operators.ts';
import { testsOf } from '../../src/architecture/mutants/reach.ts';
import { sampleOf } from '../../src/architecture/mutants/sample.ts';
import { readTrace, tracedFile } from '../../src/architecture/mutants/trace.ts';
import { typeCheckOf } from '../../src/architecture/mutants/type-check.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

/** Returns what becomes of a file, once for each of its mutants. */
const resultsOf = (source: string): string[] =>
  mutantsIn('a.ts', source).map((mutant) => mutated(source, mutant).trim());

describe('the command line', () => {
  test('the command line asks for thirty mistakes in each folder if it says nothing', () => {
    expect(askedBy([])).toEqual({ seed: '1', count: 30, folders: FOLDERS, only: '', isList: false });
  });

  test('the command line names folders, and the tests to run', () => {
    const [first, , third] = FOLDERS;
    const args = [third, first].flatMap((folder) => ['--folder', folder?.path ?? '']);
    expect(askedBy(args)).toMatchObject({ folders: [first, third] });
    const folders = [{ path: first?.path, project: first?.project, tests: ['test/a', 'test/b'] }];
    const tests = ['--tests', 'test/a', '--tests', 'test/b'];
    expect(askedBy(['--folder', first?.path ?? '', ...tests])).toMatchObject({ folders });
  });

  test.each([
    [['--count', '0'], '--count takes a whole number from 1.'],
    [['--count', '2.5'], '--count takes a whole number from 1.'],
    [['--folder', 'api'], '--folder takes one of packages/rules/src, '],
  ])('%j is refused in a sentence', (args, sentence) => {
    expect(() => askedBy(args)).toThrow(sentence);
  });
});

describe('a small mistake', () => {
  test.each([
    ['a < b', ['a <= b', 'a >= b']],
    ['a >= b', ['a > b', 'a < b']],
    ['a === b', ['a !== b']],
    ['a + b', ['a - b']],
    ['a && b', ['a', 'a || b', 'b']],
    ['a ?? b', ['a', 'b']],
    ['!a', ['a']],
    ['-a', ['a']],
    ['true', ['false']],
    ['7', ['8', '6']],
    ['0', ['1', '-1']],
    ["'word'", ["''"]],
    ['`word ${a}`', ["''"]],
    ['[a, b]', ['[]', '[b]', '[a]']],
    ['({ a, ...b })', ['({ ...b })', '({ a })']],
    ['a ? b : c', ['b', 'c', '!(a) ? b : c']],
    ['list.every(a)', ['list.some(a)']],
    ['Math.min(a, b)', ['Math.max(a, b)', 'Math.min(b)', 'Math.min(a)']],
    ['list.toSorted()', ['list']],
    ['f(a, b)', ['f(a)']],
  ])('a small mistake is made in the value %s', (value, expected) => {
    const results = resultsOf(`export const x = ${value};`);
    expect(results.toSorted()).toEqual(expected.map((one) => `export const x = ${one};`).toSorted());
  });

  test.each([
    ['f();', [';']],
    ['a++;', [';', 'a--;']],
    ['a += b;', [';', 'a -= b;']],
    ['if (a) f();', ['if (!(a)) f();', 'if (true) f();', 'if (false) f();', 'if (a) ;']],
    ['while (a) f();', ['while (false) f();', 'while (a) ;']],
    ['for (; a; ) f();', ['for (; false; ) f();', 'for (; a; ) ;']],
  ])('a small mistake is made in the statement %s', (statement, expected) => {
    expect(resultsOf(statement).toSorted()).toEqual(expected.toSorted());
  });

  test('a small mistake is made in a query, and in its SQL', () => {
    const source = "import { lt, sql } from 'drizzle-orm';\nexport const x = lt(a, sql`b >= ${c} and d is null`);";
    const [first, ...others] = resultsOf(source).map((result) => result.split('\n').slice(1).join('\n'));
    expect(first).toBe("export const x = lte(a, sql`b >= ${c} and d is null`);\nimport { lte } from 'drizzle-orm';");
    expect(others).toEqual([
      'export const x = lt(a);',
      'export const x = lt(a, sql`b > ${c} and d is null`);',
      'export const x = lt(a, sql`b >= ${c} or d is null`);',
      'export const x = lt(a, sql`b >= ${c} and d is not null`);',
    ]);
  });

  test.each([
    "import { a } from './a.ts';",
    "export * from './a.ts';",
    "type A = 'one' | 2;",
    "interface A { readonly b: 'one' }",
    'export function f(a: [1, 2]): true { return a; }',
    "throw new TypeError('A sentence.');",
    "const { 'a-b': c } = d;",
  ])('a small mistake is not made in %s', (source) => {
    expect(resultsOf(source)).toEqual([]);
  });

  test('a small mistake has a sign and no size in the result of a comparison for sorting', () => {
    expect(resultsOf('export const x = a ? -1 : 1;')).not.toContain('export const x = a ? -1 : 2;');
  });

  test('a small mistake is shown in its line', () => {
    const [first] = mutantsIn('a.ts', 'f(\n  a < b,\n);').filter(({ operator }) => operator === 'comparison');
    expect(first).toMatchObject({ file: 'a.ts', line: 2, change: 'a [< → <=] b,' });
  });

  test('a small mistake knows the innermost function around it', () => {
    const source = 'const a = 1; function f() { const b = 2; return () => 3; }';
    const numbers = mutantsIn('a.ts', source).filter(({ change }) => /\[1 → 2\]|\[2 → 3\]|\[3 → 4\]/.test(change));
    expect(numbers.map(({ within }) => within)).toEqual([null, source.indexOf('function'), source.indexOf('() =>')]);
  });
});

describe('a sample', () => {
  const SOURCE = 'const a = b < c;\nconst d = e && f;\nconst g = !h;\nconst i = 5;\n';
  const all = mutantsIn('a.ts', SOURCE);
  const any = (): boolean => true;
  const changesOf = (mutants: readonly Mutant[]): string[] => mutants.map(({ change }) => change);

  test('a sample is the same for a seed, and another for another', () => {
    const of = (seed: string): string[] => changesOf(sampleOf(all, seed, 2, any));
    expect(of('1')).toEqual(of('1'));
    expect(new Set(['1', '2', '3', '4', '5', '6'].map((seed) => of(seed).join())).size).toBeGreaterThan(1);
  });

  test('a sample takes one of a line, in the order of the file', () => {
    const lines = sampleOf(all, '1', 10, any).map(({ line }) => line);
    expect(lines).toEqual([1, 2, 3, 4]);
  });

  test('a sample leaves out lines that may not be chosen', () => {
    expect(sampleOf(all, '1', 10, ({ line }) => line === 3).map(({ line }) => line)).toEqual([3]);
  });

  test('a sample does not depend on the rest of the file', () => {
    const more = mutantsIn('a.ts', `export const z = f();\n${SOURCE}`);
    const before = changesOf(sampleOf(all, '1', 4, any));
    expect(changesOf(sampleOf(more, '1', 4, any))).toEqual(before);
  });
});

test('a traced file tells which functions run, and whether it is still being loaded', async () => {
  const source =
    'const f = (a) => a + 1; const g = function () { return f(1); }; f(0); export const h = () => ({ a: g() });';
  const places: string[] = [];
  Object.assign(globalThis, { ranInTest: (place: string) => places.push(place) });
  try {
    const module: unknown = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(tracedFile('a.ts', source))}`
    );
    expect(places).toEqual(['loading', 'a.ts:10', 'loaded']);
    places.length = 0;
    if (typeof module !== 'object' || module === null || !('h' in module) || typeof module.h !== 'function')
      throw new TypeError('The traced file exports no h.');
    expect(module.h()).toEqual({ a: 2 });
    expect(places).toEqual([`a.ts:${source.indexOf('() => (')}`, `a.ts:${source.indexOf('function')}`, 'a.ts:10']);
  } finally {
    Reflect.deleteProperty(globalThis, 'ranInTest');
  }
});

test('a test that only reads constants depends on them, and so does one that reaches them through a kit', async () => {
  const [rules] = FOLDERS;
  if (rules === undefined) throw new Error('There is no folder.');
  const tests = await testsOf(REPOSITORY, rules);
  expect(tests).toEqual(
    expect.arrayContaining(['packages/rules/test/hub.test.ts', 'packages/rules/test/rules-page.test.ts']),
  );
  const folder = mkdtempSync(join(tmpdir(), 'slow-train-trace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const record = join(folder, 'recorded.jsonl');
  const line = (test: string, more: object): string =>
    JSON.stringify({ test, hasLoaded: true, early: [], ran: [], ...more });
  writeFileSync(
    record,
    `${line('constants', {})}\n${line('function', { ran: ['a.ts:7'] })}\n${line('others', { hasLoaded: false })}\n`,
  );
  const trace = readTrace(record);
  expect([...trace.testsOf('a.ts', null)]).toEqual(['constants', 'function']);
  expect([...trace.testsOf('a.ts', 7)]).toEqual(['function']);
});

test('a file without functions is traced as it is', () => {
  expect(tracedFile('a.ts', 'export const a = 1;\n')).toBe('export const a = 1;\n');
});

test('the compiler refuses values that do not fit, but no name that is left over', () => {
  const types = typeCheckOf(REPOSITORY, 'packages/tools/checks');
  try {
    const file = 'packages/tools/checks/src/architecture/mutants/asked.ts';
    const source = readFileSync(join(REPOSITORY, file), 'utf8');
    expect(types.passes(file, source)).toBe(true);
    expect(types.passes(file, `${source}\nconst leftOver = 1;`)).toBe(true);
    expect(types.passes(file, `${source}\nexport const one: string = 1;`)).toBe(false);
    expect(types.passes(file, `${source}\nexport const one = ;`)).toBe(false);
    expect(types.passes(file, source)).toBe(true);
  } finally {
    types.close();
  }
});

describe.each(FOLDERS)('$path', (folder) => {
  test('a folder with mutants has tests', async () => {
    const tests = await testsOf(REPOSITORY, folder);
    expect(tests).not.toEqual([]);
    expect(tests.filter((test) => !existsSync(join(REPOSITORY, test)))).toEqual([]);
  });

  test('a folder with mutants has the mutants that are listed as equal, each once', () => {
    const files = readdirSync(join(REPOSITORY, folder.path), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder.path}/${name}`);
    const listed = EQUIVALENT.filter(({ file }) => file.startsWith(`${folder.path}/`));
    const known = files
      .filter((file) => listed.some((one) => one.file === file))
      .flatMap((file) => mutantsIn(file, readFileSync(join(REPOSITORY, file), 'utf8')));
    for (const { file, change } of listed)
      expect(
        known.filter((mutant) => mutant.file === file && mutant.change === change),
        `${file} ${change}`,
      ).toHaveLength(1);
  });
});

test('a mutant is listed as equal in one of the folders, with a reason', () => {
  for (const { file, reason } of EQUIVALENT) {
    expect(FOLDERS.some(({ path }) => file.startsWith(`${path}/`))).toBe(true);
    expect(reason).toMatch(/^[A-Z].+\.$/);
  }
});

describe('the report', () => {
  const verdictOf = (noticed: string | null) => ({
    mutant: mutantsIn('a.ts', 'const a = b < c;')[0] ?? null,
    noticed,
    isReached: true,
    milliseconds: 1_000,
  });
  const judged = (...noticed: (string | null)[]) => ({
    path: 'a/src',
    verdicts: noticed.map(verdictOf).flatMap(({ mutant, ...rest }) => (mutant ? [{ mutant, ...rest }] : [])),
    milliseconds: 60_000,
  });
  const NINE = Array.from({ length: 9 }, () => 'a.test.ts: adds');

  test('the report is good if nine of ten are noticed, and shows the others', () => {
    const { text, isGood } = mutantReport([judged(...NINE, null)]);
    expect(isGood).toBe(true);
    expect(text).toMatch(/a\/src +10 +0 +9 +0 +90 %/);
    expect(text).toMatch(/SURVIVED .*a\.ts:1 {2}comparison: const a = b \[< → <=\] c;\n +no test fails/);
  });

  test('the report is not good if fewer than nine of ten are noticed', () => {
    expect(mutantReport([judged(...NINE, null, null)]).isGood).toBe(false);
  });

  test('the report takes a mutant that never ends for noticed', () => {
    expect(mutantReport([judged('it never ends')]).text).toMatch(/a\/src +1 +0 +1 +1 +100 %/);
  });
});
