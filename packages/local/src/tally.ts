import { z } from 'zod';

/** How many tests went which way. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/**
 * Counts vitest's JSON report. A file that failed without a failed test (it did not load, or a hook
 * threw) counts as one failure, and so does a run that failed for no reason the report knows.
 * @param json the report's text, or null when vitest wrote none
 * @param ok whether vitest itself ended well
 */
export function tallyOf(json: string | null, ok: boolean): Tally {
  const parsed = json === null ? null : report.safeParse(JSON.parse(json));
  if (parsed === null || !parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const silent = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = numFailedTests + silent.length;
  return {
    passed: numPassedTests,
    failed: failed === 0 && !ok ? 1 : failed,
    skipped: numPendingTests + numTodoTests,
  };
}

/** `3 passed, 0 failed`, and `, 1 skipped` when there are any. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
