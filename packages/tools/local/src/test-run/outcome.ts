import { type TestSummary, formatSummary } from './test-summary.ts';

/** What a part of the tests came to. */
export interface RunOutcome extends TestSummary {
  /** Seconds of processor time. */
  readonly cpu: number;
}

/** Returns the sum of several outcomes. */
export function totalOf(outcomes: readonly RunOutcome[]): RunOutcome {
  return outcomes.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      skippedTests: [...new Set([...all.skippedTests, ...one.skippedTests])],
      failures: [...all.failures, ...one.failures],
      cpu: all.cpu + one.cpu,
    }),
    { passed: 0, failed: 0, skipped: 0, skippedTests: [], failures: [], cpu: 0 },
  );
}

/** Prints the failures, the names of skipped tests and, as the last line, the totals; sets the exit status. */
export function finishRun(outcome: RunOutcome): void {
  for (const failure of outcome.failures) console.log(`\nFailed: ${failure}`);
  for (const name of outcome.skippedTests) console.log(`Skipped: ${name}`);
  console.log(`\n${formatSummary(outcome)}`);
  process.exitCode = outcome.failed > 0 ? 1 : 0;
}
