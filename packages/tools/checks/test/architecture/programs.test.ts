import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

// oxlint reports the compiler's errors, too, file by file: each with the nearest tsconfig.json that includes it.

const REPOSITORY = join(import.meta.dirname, '../../../../..');
const LINT = join(REPOSITORY, 'node_modules/.bin/oxlint');

interface Config {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
}

test('every file of ours is included by a tsconfig.json above it', async () => {
  const configs = await Promise.all(
    globSync(['tsconfig.json', '{api,web,packages}/**/tsconfig.json'], { cwd: REPOSITORY, exclude }).map(
      async (path) => {
        const text = await readFile(join(REPOSITORY, path), 'utf8');
        const { include, exclude: not = [] }: Config = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gmu, ''));
        return { folder: dirname(path), include, not };
      },
    ),
  );
  const includes = (folder: string, patterns: readonly string[], file: string): boolean =>
    patterns.some((pattern) => {
      const path = join(folder, pattern);
      return path === '.' || file.startsWith(`${path}/`) || matchesGlob(file, path);
    });
  const files = globSync(['*.ts', '{api,web,packages}/**/*.{ts,tsx}'], { cwd: REPOSITORY, exclude });
  const alone = files.filter(
    (file) =>
      !configs.some(
        ({ folder, include, not }) =>
          !relative(folder, file).startsWith('..') && includes(folder, include, file) && !includes(folder, not, file),
      ),
  );
  expect(files.length).toBeGreaterThan(1_500);
  expect(alone).toEqual([]);
});

function exclude(path: string): boolean {
  return /(?:^|\/)(?:node_modules|dist|\.wrangler)$/u.test(path);
}

test('a wrong type is an error of the lint, which no comment for the lint suppresses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-types-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const extended = JSON.stringify({ extends: join(REPOSITORY, 'tsconfig.base.json'), include: ['.'] });
  await writeFile(join(folder, 'tsconfig.json'), extended);
  const planted = [
    `export const tile: number = 'twelve';`,
    '// oxlint-disable-next-line',
    `export const pips: number = 'seven';`,
    'export const double = (end) => end;',
    '// @ts-expect-error: nothing is wrong here.',
    'export const seat: number = 0;',
  ];
  await writeFile(join(folder, 'planted.ts'), planted.join('\n'));
  const report = await new Promise<string>((resolve) => {
    execFile(LINT, ['-c', join(REPOSITORY, '.oxlintrc.json'), '--format', 'unix', folder], (_failure, out) => {
      resolve(out);
    });
  });
  const found = Array.from(report.matchAll(/planted\.ts:(\d+):.*?(TS\d+)/gu), ([, line, code]) => `${line} ${code}`);
  expect(found).toEqual(['1 TS2322', '3 TS2322', '4 TS7006', '5 TS2578']);
});
