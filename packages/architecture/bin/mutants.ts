import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyOf } from '../src/mutants/copy.ts';
import { FOLDERS } from '../src/mutants/folders.ts';
import { lineOf, reportOf, type Judged } from '../src/mutants/report.ts';
import { chosenFrom, judged } from '../src/mutants/run.ts';

/**
 * `npm run mutants`: makes small mistakes in a copy of the code, one at a time, and says which of them the tests notice.
 * `-- --seed N` chooses others, `-- --count N` sets their number in each folder, `-- --folder PATH` names one folder,
 * `-- --only TEXT` those whose place or change has the text, such as `turn.ts:45`, `-- --tests PATH` runs only the tests in a folder of the
 * package, and `-- --list` none: it shows the chosen mutants. Exits with 1 if fewer than nine of ten are noticed.
 */
const REPOSITORY = join(import.meta.dirname, '../../..');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    folder: { type: 'string', multiple: true, default: FOLDERS.map(({ path }) => path) },
    only: { type: 'string', default: '' },
    tests: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
  },
});
const { seed, only } = values;
const count = Number(values.count);
const { tests } = values;
const folders = FOLDERS.filter(({ path }) => values.folder.includes(path)).map((folder) =>
  tests === undefined ? folder : { ...folder, tests },
);
if (!Number.isSafeInteger(count) || count < 1 || folders.length < values.folder.length) {
  console.error(`--count takes a whole number, --folder one of ${FOLDERS.map(({ path }) => path).join(', ')}.`);
  process.exit(2);
}

const copy = values.list ? null : copyOf(REPOSITORY);
process.once('exit', () => {
  // The process of the tests ends a moment later.
  if (copy !== null) rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const results: Judged[] = [];
for (const folder of folders) {
  const begun = performance.now();
  const isMeant = ({ file, line, change }: { file: string; line: number; change: string }): boolean =>
    `${file}:${line} ${change}`.includes(only);
  const sample = chosenFrom(copy ?? REPOSITORY, folder, seed, count, isMeant);
  console.log(`\n${folder.path}: ${sample.mutants.length} of ${sample.of} mutants, seed ${seed}`);
  if (copy === null) {
    for (const { file, line, operator, change } of sample.mutants)
      console.log(`${file}:${line}  ${operator}: ${change}`);
    continue;
  }
  const verdicts = await judged(copy, sample, {
    unmutated: (tests, milliseconds) =>
      console.log(`${tests} files of tests: ${(milliseconds / 1_000).toFixed(1)} s without a mutant`),
    judged: (verdict) => console.log(lineOf(verdict)),
  });
  results.push({ path: folder.path, verdicts, milliseconds: performance.now() - begun });
}
if (copy !== null) {
  const { text, isGood } = reportOf(results);
  console.log(text);
  process.exitCode = isGood ? 0 : 1;
}
