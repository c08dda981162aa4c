import { costLines, dearestFiles, secondsOf } from './costs-report.ts';
import type { RunOutcome } from './outcome.ts';
import { type Ended, runProgram } from './program.ts';
import { failure } from './test-summary.ts';
import { runVitest } from './vitest-run.ts';

/** The checks beside the tests, by name: programs that run one after the other until one fails. */
const CHECKS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // oxlint reports the compiler's errors too. The page sees the API through these declarations.
  'Lint and types': [['tsc', '-p', 'api/tsconfig.types.json'], ['oxlint']],
  Styles: [['stylelint', '--config', 'web/stylelint.config.js', 'web/src/**/*.css']],
  Unused: [['knip', '--no-progress']],
  Format: [['oxfmt', '--check', '.']],
};
const PAGE = ['node', 'packages/tools/local/bin/build-page.ts'];
const YARDSTICK = ['node', 'packages/rules/bench/yardstick.ts'];

/**
 * Runs what `npm test` runs: every check, and the usual tests, even after something has failed. The page is built first
 * and the checks begin beside it, so that no core is without work while vitest waits for the page.
 * @param args for vitest
 */
export async function usual(args: readonly string[]): Promise<RunOutcome> {
  const begun = performance.now();
  const checks = Object.entries(CHECKS).map(([name, programs]) => [name, inTurn(programs)] as const);
  const page = await runProgram(PAGE, 'keep');
  console.log('── Tests ──');
  const { tests, costs, cpu } = await runVitest(args);

  const known = { ...costs.projects, ...costs.programs };
  const parts: Record<string, number> = { ...known, 'other programs': cpu - secondsOf(known), Page: page.cpu };
  const failures: string[] = [];
  for (const [name, ended] of [['Page', page] as const, ...checks]) {
    const { ok, output, cpu: own } = await ended;
    console.log(`\n── ${name} ──\n${output.trim()}`);
    if (!ok) failures.push(failure(name, output));
    parts[name] = own;
  }

  const wall = (performance.now() - begun) / 1_000;
  const { output: steps } = await runProgram(YARDSTICK, 'keep');
  console.log(`\n── Seconds of processor time, in ${wall.toFixed(0)} s ──`);
  console.log(costLines(parts).join('\n'));
  console.log(`Dearest files: ${dearestFiles(costs.files)}`);
  console.log(`This machine in a second of processor time: ${steps.trim().replaceAll('\n', ', ')}`);
  return {
    ...tests,
    failed: tests.failed + failures.length,
    failures: [...tests.failures, ...failures],
    cpu: secondsOf(parts),
  };
}

async function inTurn(programs: readonly (readonly string[])[]): Promise<Ended> {
  let all: Ended = { ok: true, output: '', cpu: 0 };
  for (const program of programs) {
    if (!all.ok) break;
    const { ok, output, cpu } = await runProgram(program, 'keep');
    all = { ok, output: all.output + output, cpu: all.cpu + cpu };
  }
  return all;
}
