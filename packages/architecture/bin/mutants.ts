import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { askedBy, USAGE, type Asked } from '../src/mutants/asked.ts';
import { copyOf } from '../src/mutants/copy.ts';
import { lineOf, reportOf, type Judged } from '../src/mutants/report.ts';
import { chosenFrom, judged } from '../src/mutants/run.ts';

// `npm run mutants`: see USAGE.
const REPOSITORY = join(import.meta.dirname, '../../..');

const { seed, count, folders, only, isList } = asked();

const copy = isList ? null : copyOf(REPOSITORY);
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

function asked(): Asked {
  try {
    const read = askedBy(process.argv.slice(2));
    if (read !== 'help') return read;
    console.log(`Usage: ${USAGE}`);
    return process.exit(0);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\nnpm run mutants -- --help lists the options.`);
    return process.exit(2);
  }
}
