import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../src/machine/paths.ts';
import { SLOW, TEST_PARTS, fitting } from '../src/test-run/parts.ts';
import { costLines } from '../src/test-run/costs-report.ts';
import { secondsIn, runProgram } from '../src/test-run/program.ts';
import { sampledFiles, seededFiles } from '../src/test-run/seeded-files.ts';

test('the parts of the slow tests cover every project, each once', () => {
  const slow = TEST_PARTS.flatMap(({ steps }) => steps).flatMap((step) =>
    'vitest' in step && step.vitest.includes(SLOW) ? [step.vitest] : [],
  );
  const projects = slow.flatMap((args) => args.filter((_, index) => args[index - 1] === '--project'));
  const others = projects.flatMap((name) => (name.startsWith('!') ? [name.slice(1)] : []));
  const own = projects.filter((name) => !name.startsWith('!'));
  // The next test counts the files of the browser's parts.
  expect([...own, 'browser'].toSorted()).toEqual(others.toSorted());
});

test('a slow test in a browser is in one part, and no part names a file that is gone', () => {
  const named = TEST_PARTS.flatMap(({ steps }) => steps).flatMap((step) =>
    'vitest' in step && step.vitest.includes('browser') ? step.vitest.filter((arg) => arg.includes(SLOW)) : [],
  );
  const files = globSync(`e2e/*${SLOW}ts`, { cwd: join(REPOSITORY, 'web') });
  expect(named.map((name) => `${name}ts`).toSorted()).toEqual(files.toSorted());
});

test('every command of a part is one of the repository’s', () => {
  const launcher = join(REPOSITORY, 'packages/tools/local/bin/slow-train.mjs');
  const help = execFileSync(process.execPath, [launcher, 'help'], { encoding: 'utf8' });
  const commands = TEST_PARTS.flatMap(({ steps }) => steps).flatMap((step) =>
    'run' in step && step.run[0] === 'node' ? [step.run[2] ?? ''] : [],
  );
  expect(commands).not.toEqual([]);
  for (const command of commands) expect(help).toMatch(new RegExp(`^ {2}${command} `, 'm'));
});

test('as many parts as fit into a time are chosen by their recorded cost, in their order', () => {
  const parts = [40, 90, 25].map((cost) => ({ name: String(cost), about: '', cost, steps: [] }));
  expect(fitting(parts, 1).map(({ cost }) => cost)).toEqual([40, 25]);
  expect(fitting(parts, 2)).toEqual(parts);
});

test('a test file is seeded if it draws, or if a helper of it does', () => {
  const files = seededFiles();
  expect(files).toEqual(
    expect.arrayContaining(['packages/rules/test/properties.test.ts', 'api/test/games/never-stalled.test.ts']),
  );
  expect(files).not.toContain('packages/words/test/languages.test.ts');
  expect(files.length).toBeLessThan(
    globSync('{api,web,packages/*,packages/tools/*}/test/**/*.test.{ts,tsx}', { cwd: REPOSITORY }).length,
  );
});

test('every file that tries fewer cases in npm test is one of those that try all of them', () => {
  const files = sampledFiles();
  expect(files).toEqual(
    expect.arrayContaining(['packages/rules/test/properties.test.ts', 'packages/rules/test/same-rounds.test.ts']),
  );
  expect(files).not.toContain('packages/tools/local/test/parts.test.ts');
});

test('the processor time of a program includes that of the programs it starts', async () => {
  const busy = 'let used; do used = process.cpuUsage(); while (used.user + used.system < 400_000);';
  const { ok, output, cpu } = await runProgram(['sh', '-c', 'node -e "$0"; echo done; exit 3', busy], 'keep');
  expect({ ok, output }).toEqual({ ok: false, output: 'done\n' });
  // The shell's figures are rounded.
  expect(cpu).toBeGreaterThan(0.1);
});

test('the figures of a shell are understood in any locale', () => {
  expect(secondsIn('0m0.010s 0m0.020s\n1m1.500s 0m0.250s\n')).toBeCloseTo(61.78);
  expect(secondsIn('0m0,010s 0m0,020s\n1m1,500s 0m0,250s\n')).toBeCloseTo(61.78);
});

test('anything that took more than its budget is marked, and the sum is the last line', () => {
  const lines = costLines({ api: 1_000, ranking: 0.5, new: 1 });
  expect(lines[0]).toMatch(/^api +1000\.0 of \d+ {2}above its budget/);
  expect(lines[1]).toMatch(/^new +1\.0$/);
  expect(lines[2]).toMatch(/^ranking +0\.5 of \d+$/);
  expect(lines[3]).toMatch(/^all +1001\.5 of \d+$|^all +1001\.5 of \d+ {2}above/);
});
