/**
 * `npx slow-train chaos`: lets clients play on several Workers with one PostgreSQL while everything breaks, and checks that
 * nothing acknowledged is lost, nothing forks, and everybody is told once (docs/tests.md). `--seed N` repeats the
 * faults and choices of a run, `--long` takes 10,000 actions and 50 faults, `--actions N` and `--faults N` any
 * others. Exits with 1 and the evidence if it finds a violation.
 */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleWorker, temporaryFolder } from '@slow-train/local';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { LONG, SHORT } from '../src/chaos/lengths.ts';
import { reportOf } from '../src/chaos/report.ts';
import { run } from '../src/chaos/run.ts';

await runCommand(async (say) => {
  const { values } = parseArguments(
    {
      options: {
        seed: { type: 'string' },
        long: { type: 'boolean', default: false },
        actions: { type: 'string' },
        faults: { type: 'string' },
      },
    },
    'npx slow-train chaos [--seed N] [--long] [--actions N] [--faults N]',
  );
  const length = values.long ? LONG : SHORT;
  const seed = Number(values.seed ?? randomInt(1, 1_000_000));
  const moves = Number(values.actions ?? length.moves);
  const faults = Number(values.faults ?? length.faults);
  if (![seed, moves, faults].every((number) => Number.isSafeInteger(number) && number >= 0))
    throw new ExpectedError('--seed, --actions and --faults take a whole number.');

  const folder = await temporaryFolder('slow-train-chaos-bundle-');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

  say(`seed ${seed}`);
  const { script } = await bundleWorker(join(folder, 'worker'));
  const begun = performance.now();
  const progress = (line: string): void =>
    say(`${((performance.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
  const result = await run({ ...length, seed, moves, faults, script, progress });
  say(reportOf(result));
  process.exitCode = result.violations.length > 0 ? 1 : 0;
});
