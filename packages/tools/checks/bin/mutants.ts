import { rmSync } from 'node:fs';
import { runCommand } from '@slow-train/local/command';
import { REPOSITORY } from '@slow-train/local/paths';
import { askedBy } from '../src/architecture/mutants/asked.ts';
import { copyOf } from '../src/architecture/mutants/copy.ts';
import { lineOf, mutantReport, type Judged } from '../src/architecture/mutants/report.ts';
import { chosenFrom, judged } from '../src/architecture/mutants/run.ts';

// `npx slow-train mutants`: see `--help`.
await runCommand(async (say) => {
  const { seed, count, folders, only, isList } = askedBy(process.argv.slice(2));
  const copy = isList ? null : copyOf(REPOSITORY);
  process.once('exit', () => {
    // The process of the tests ends a moment later.
    if (copy !== null) rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });

  const results: Judged[] = [];
  for (const folder of folders) {
    const begun = performance.now();
    const isMeant = ({ file, line, change }: { file: string; line: number; change: string }): boolean =>
      `${file}:${line} ${change}`.includes(only);
    const sample = chosenFrom(copy ?? REPOSITORY, folder, seed, count, isMeant);
    say(`\n${folder.path}: ${sample.mutants.length} of ${sample.of} mutants, seed ${seed}`);
    if (copy === null) {
      for (const { file, line, operator, change } of sample.mutants) say(`${file}:${line}  ${operator}: ${change}`);
      continue;
    }
    const verdicts = await judged(copy, sample, {
      unmutated: (tests, milliseconds) =>
        say(`${tests} files of tests: ${(milliseconds / 1_000).toFixed(1)} s without a mutant`),
      judged: (verdict) => say(lineOf(verdict)),
    });
    results.push({ path: folder.path, verdicts, milliseconds: performance.now() - begun });
  }
  if (copy !== null) {
    const { text, isGood } = mutantReport(results);
    say(text);
    process.exitCode = isGood ? 0 : 1;
  }
});
