import { parseArguments } from '../machine/command.ts';
import { type RunOutcome, finishRun, totalOf } from '../test-run/outcome.ts';
import { endAtSignals, isInterrupted, runProgram } from '../test-run/program.ts';
import { TEST_PARTS, type TestPart, type TestStep, fitting } from '../test-run/parts.ts';
import { formatSummary } from '../test-run/test-summary.ts';
import { usual } from '../test-run/usual.ts';
import { runVitest } from '../test-run/vitest-run.ts';

// `npm run test:all`: `npm test`, then all that is slow, part by part. The last line has the totals of everything.
const USAGE = `npm run test:all -- [PART…|FILE…] [--minutes N] [--list]

  PART…        only these parts
  FILE…        only these test files, slow or not; TEST_SEED, TEST_NOW and SITE work as in a part
  --minutes N  npm test, and the parts that fit into N minutes (as CI does)
  --list       names the parts`;

const { values, positionals } = parseArguments(
  { options: { minutes: { type: 'string' }, list: { type: 'boolean', default: false } }, allowPositionals: true },
  USAGE,
);
const named = TEST_PARTS.filter(({ name }) => positionals.includes(name));

endAtSignals();
if (values.list) {
  for (const { name, cost, about } of TEST_PARTS)
    console.log(`${name.padEnd(14)}${String(cost).padStart(5)} s  ${about}`);
} else if (named.length > 0 && named.length === positionals.length) {
  await runParts([], named);
} else if (positionals.length > 0) {
  finishRun(await outcomeOf({ vitest: positionals, environment: { TEST_ALL: 'yes' } }));
} else {
  await runAll(values.minutes === undefined ? null : Number(values.minutes));
}

/** Runs `npm test` and then all parts, or those that fit. @param minutes null for as long as it takes */
async function runAll(minutes: number | null): Promise<void> {
  const first = await usual([]);
  await runParts(
    [{ name: 'npm test', outcome: first }],
    minutes === null ? TEST_PARTS : fitting(TEST_PARTS, minutes),
    minutes,
  );
}

interface Done {
  readonly name: string;
  readonly outcome: RunOutcome;
}

/**
 * Runs parts after others that are done, and prints what each came to, what was left out, and the totals.
 * @param minutes after which no further part begins. One that has begun is never cut short: a verdict does not depend
 *   on the speed of the machine, only how much is tried.
 */
async function runParts(
  before: readonly Done[],
  parts: readonly TestPart[],
  minutes: number | null = null,
): Promise<void> {
  const done = [...before];
  const begun = performance.now();
  const isLate = (): boolean => minutes !== null && performance.now() - begun > minutes * 60_000;
  for (const { name, about, steps } of parts) {
    if (isLate() || isInterrupted()) break;
    console.log(`\n══ ${name}: ${about} ══`);
    const outcomes: RunOutcome[] = [];
    for (const step of steps) outcomes.push(await outcomeOf(step));
    done.push({ name, outcome: totalOf(outcomes) });
  }
  console.log('\n══ Seconds of processor time ══');
  for (const { name, outcome } of done)
    console.log(`${name.padEnd(14)}${outcome.cpu.toFixed(0).padStart(5)}  ${formatSummary(outcome)}`);
  const leftOut = TEST_PARTS.filter(({ name }) => minutes !== null && done.every((one) => one.name !== name));
  if (leftOut.length > 0)
    console.log(`Left out, since ${minutes} minutes are too short: ${leftOut.map(({ name }) => name).join(', ')}.`);
  finishRun(totalOf(done.map(({ outcome }) => outcome)));
}

async function outcomeOf(step: TestStep): Promise<RunOutcome> {
  if ('run' in step) {
    const { ok, cpu } = await runProgram(step.run, 'show');
    const failures = ok ? [] : [step.run.join(' ')];
    return { passed: 0, failed: failures.length, skipped: 0, skippedTests: [], failures, cpu };
  }
  const { vitest, environment = {} } = step;
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  if (settings.length > 0) console.log(settings.join(' '));
  const { tests, cpu } = await runVitest(vitest, environment);
  return { ...tests, cpu };
}
