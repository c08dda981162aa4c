import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { advice, filesOfTests, isExempt, uncertaintiesIn, uncertaintiesOf } from '../../src/architecture/certainty.ts';
import { EXEMPTIONS } from '../../src/architecture/certainty-exemptions.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');

test('tests, benchmarks and their kits take chance, time and patience from the kit', async () => {
  const files = await filesOfTests(REPOSITORY);
  expect(files).toEqual(
    expect.arrayContaining([
      'api/test/kit/play.ts',
      'api/bench/bench.ts',
      'packages/tools/local/src/testing/testing.ts',
      'packages/rules/vitest.config.ts',
      'web/e2e/harness/harness.ts',
      'web/test/setup.ts',
    ]),
  );
  const found = await uncertaintiesOf(REPOSITORY, files);
  expect(found.filter((one) => !EXEMPTIONS.some((exemption) => isExempt(one, exemption))).map(advice)).toEqual([]);
  // An exemption that nothing needs any more would hide what comes next.
  expect(EXEMPTIONS.filter((exemption) => !found.some((one) => isExempt(one, exemption)))).toEqual([]);
});

describe('found is', () => {
  const found = (source: string): string[] => uncertaintiesIn('some.test.ts', source).map(({ what }) => what);

  test.each([
    ["import { cryptoChance } from '../../src/platform/chance.ts';", 'cryptoChance'],
    ["import { createHash, randomUUID as unique } from 'node:crypto';", 'randomUUID'],
    [
      "import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';",
      'pure-rand/generator/xoroshiro128plus',
    ],
    ['const seat = Math.floor(Math.random() * 4);', 'Math.random'],
    ['const id = globalThis.crypto.randomUUID();', 'crypto.randomUUID'],
    ['const start = Date.now() - 60_000;', 'Date.now'],
    ['const ports = { now: Date.now };', 'Date.now'],
    ['const services = { now: () => new Date() };', 'new Date()'],
    ['const took = performance.now() - from;', 'performance.now'],
    ['await expect.poll(count).toBe(3);', 'expect.poll'],
    ['await expect\n  .poll(count)\n  .toBe(3);', 'expect.poll'],
    ['await vi.waitFor(() => expect(count()).toBe(3));', 'vi.waitFor'],
    ['await page.waitForTimeout(500);', 'page.waitForTimeout'],
    ["import { setTimeout as wait } from 'node:timers/promises';", 'node:timers/promises'],
    ["const { setTimeout: wait } = await import('node:timers/promises');", 'node:timers/promises'],
    ['await new Promise((resolve) => setTimeout(resolve, 20));', 'setTimeout()'],
    ['await fetch(url, { signal: AbortSignal.timeout(100) });', 'AbortSignal.timeout'],
    ["test('ends', async () => {}, 120_000);", 'a time-out of its own'],
    ["test.each([1, 2])('ends %i', async () => {}, 2 * MINUTE);", 'a time-out of its own'],
    ['beforeAll(async () => {}, 60_000);', 'a time-out of its own'],
    ["test('ends', { timeout: 60_000 }, async () => {});", 'timeout: …'],
    ["test('ends', { retry: 1 }, async () => {});", 'retry: …'],
    ["export default project('web', { hookTimeout: 60_000 });", 'hookTimeout: …'],
  ])('a doubt is found in %s', (source, what) => {
    expect(found(source)).toEqual([what]);
  });

  test.each([
    "import type { Chance } from 'pure-rand';",
    "import { eventually, testChance, timeNow } from '@slow-train/local/kit';",
    'await eventually(() => expect(count()).toBe(3));',
    'const at = new Date(timeNow());',
    "const NOON = Date.parse('2026-10-01T12:00:00Z');",
    'Date.now = () => NOON;',
    'const chance = { random: () => 4 }; chance.random();',
    "expect(text).toContain('Math.random() and Date.now()');",
    "test('three', () => expect(at([1, 2, 3], 2)).toBe(3));",
    "export default project('web', { retry: 0 });",
    'await page.waitForSelector(name, { timeout: PATIENCE });',
  ])('no doubt is found in %s', (source) => {
    expect(found(source)).toEqual([]);
  });

  test('a doubt is named with its place and its remedy', () => {
    const [one] = uncertaintiesIn('api/test/some.test.ts', 'const a = 1;\nconst now = Date.now();\n');
    expect(one && advice(one)).toBe(
      'api/test/some.test.ts:2 has Date.now: take timeNow() or BEGINNING, or a clock that the test moves.',
    );
  });
});
