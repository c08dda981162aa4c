/**
 * `npx slow-train simulate`: lets hundreds of people live with the whole site for a year of simulated time, in this
 * process, while everything breaks, and checks their view and the data left (docs/tests.md). Everything follows from
 * the seed: the same one gives the same history, byte for byte. `--seed N` repeats a run, `--days`, `--people` and
 * `--faults` (a week) change its size, `--from` its first day, `--every` how often the judge looks (days); `--report`
 * writes a page for people into dist/, `--history FILE` every line of the history. What fails is shortened to the
 * fewest steps that still fail, in `--tries` runs at most. Exits with 1 if it finds a violation.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { parseArguments, runCommand } from '@slow-train/local/command';
import { REPOSITORY } from '@slow-train/local/paths';
import { ExpectedError } from '@slow-train/settings/expected-error';
import * as z from 'zod';
import { openLaboratory } from '../src/chaos/simulation/laboratory.ts';
import { makePlan } from '../src/chaos/simulation/make-plan.ts';
import { pageOf } from '../src/chaos/simulation/report/page.ts';
import { shorten } from '../src/chaos/simulation/shorten.ts';
import { simulate } from '../src/chaos/simulation/simulate.ts';
import { stepsOf, summaryOf } from '../src/chaos/simulation/summary.ts';

// Most objects die with their request. A larger young generation halves the time of garbage collection.
setFlagsFromString('--max-semi-space-size=64');

await runCommand(async (say) => {
  const { values } = parseArguments(
    {
      options: {
        seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
        days: { type: 'string', default: '365' },
        people: { type: 'string', default: '200' },
        faults: { type: 'string', default: '5' },
        every: { type: 'string', default: '14' },
        tries: { type: 'string', default: '150' },
        from: { type: 'string', default: '2026-10-07' },
        report: { type: 'boolean', default: false },
        history: { type: 'string' },
      },
    },
    'npx slow-train simulate [--seed N] [--days N] [--people N] [--faults N] [--every N] [--tries N] [--from DAY] [--report] [--history FILE]',
  );
  const whole = (least: number) => z.coerce.number().int().min(least);
  const given = z
    .object({
      seed: whole(0),
      days: whole(1),
      people: whole(1),
      faults: whole(0),
      every: whole(1),
      tries: whole(0),
      from: z.iso.date(),
      report: z.boolean(),
      history: z.string().optional(),
    })
    .safeParse(values);
  if (!given.success) {
    const wrong = [...new Set(given.error.issues.map(({ path }) => `--${String(path[0])}`))];
    throw new ExpectedError(`${wrong.join(', ')}: numbers are whole, and --from is a day such as 2026-10-07.`);
  }
  const { seed, days, people, faults, every, tries, from, report, history: file } = given.data;
  const begin = Date.parse(`${from}T12:00:00Z`);

  const laboratory = await openLaboratory();
  const begun = performance.now();
  const progress = (line: string): void =>
    say(`${((performance.now() - begun) / 1_000).toFixed(0).padStart(5)} s  ${line}`);
  try {
    say(`seed ${seed}`);
    const history = file === undefined ? null : createWriteStream(file);
    const result = await simulate(makePlan({ seed, begin, days, people, faults }), laboratory, {
      every,
      onJudged: (day, found) => progress(`day ${day}: ${found.length} violations`),
      ...(history !== null && { onLine: (line) => void history.write(line) }),
    });
    history?.end();
    say(summaryOf(result));
    const { user, system } = process.cpuUsage();
    say(`${((user + system) / 1e6).toFixed(0)} CPU seconds of this process`);
    let shortened = null;
    if (result.violations.length > 0 && tries > 0) {
      const found = await shorten(result.plan, result, {
        most: tries,
        run: (plan) => simulate(plan, laboratory, { every }),
        onShorter: (plan, outcome) =>
          progress(
            `still fails: ${plan.days} days, ${plan.people.length} people, ${plan.faults.length} faults, ${outcome.deeds.length} deeds`,
          ),
      });
      shortened = found.outcome;
      say(
        `\nThe fewest steps that fail, found in ${found.tries} runs:\n${stepsOf(shortened)}\n${summaryOf(shortened)}`,
      );
    }
    if (report) {
      const page = join(REPOSITORY, 'dist', `simulation-${seed}.html`);
      await mkdir(dirname(page), { recursive: true });
      await writeFile(page, pageOf(result, shortened));
      say(page);
    }
    process.exitCode = result.violations.length > 0 ? 1 : 0;
  } finally {
    await laboratory.close();
  }
});
