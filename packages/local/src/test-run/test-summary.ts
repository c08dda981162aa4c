import { z } from 'zod';

/** The totals of a test run. */
export interface TestSummary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What was skipped, by name. */
  readonly skippedTests: readonly string[];
}

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

/**
 * Sums up vitest's JSON report. A file that failed without a failed test (it did not load, or a hook threw) counts as
 * one failure, and so does a run that failed for a reason the report does not contain.
 * @param json the report, or null if vitest wrote none
 * @param ok whether vitest itself succeeded
 */
export function summarize(json: string | null, ok: boolean): TestSummary {
  const parsed = json === null ? null : report.safeParse(JSON.parse(json));
  if (parsed === null || !parsed.success) return { passed: 0, failed: 1, skipped: 0, skippedTests: [] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const silent = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = numFailedTests + silent.length;
  return {
    passed: numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
    skippedTests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ status, fullName }) => (['passed', 'failed'].includes(status) ? [] : [fullName])),
    ),
  };
}

/** Returns `3 passed, 0 failed`, followed by `, 1 skipped` if any were. */
export function formatSummary({ passed, failed, skipped }: Omit<TestSummary, 'skippedTests'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
