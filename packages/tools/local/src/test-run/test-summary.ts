import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { REPOSITORY } from '../machine/paths.ts';

const [MESSAGE_LINES, LINE_WIDTH] = [12, 300];

/** The totals of a test run. */
export interface TestSummary {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What was skipped, by name. */
  readonly skippedTests: readonly string[];
  /** Each failure: the file and the test, and below it the beginning of the message. */
  readonly failures: readonly string[];
}

const report = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).optional() }),
      ),
    }),
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
  if (parsed === null || !parsed.success)
    return { passed: 0, failed: 1, skipped: 0, skippedTests: [], failures: ['vitest: no report'] };
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status !== 'failed' && tests.length === 0) return [];
    const file = relative(REPOSITORY, name);
    if (tests.length === 0) return [failure(file, message ?? '')];
    return tests.map(({ fullName, failureMessages = [] }) =>
      failure(`${file}: ${fullName}`, failureMessages.join('\n')),
    );
  });
  if (failures.length === 0 && !ok) failures.push('vitest: an error outside of any test, printed above');
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests + numTodoTests,
    skippedTests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ status, fullName }) => (['passed', 'failed'].includes(status) ? [] : [fullName])),
    ),
    failures,
  };
}

/** Returns a failure's place and the beginning of its message, indented. */
export function failure(place: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MESSAGE_LINES);
  return [place, ...lines.flatMap((line) => (line.trim() === '' ? [] : [`    ${line.slice(0, LINE_WIDTH)}`]))].join(
    '\n',
  );
}

/** Returns `3 passed, 0 failed`, followed by `, 1 skipped` if any were. */
export function formatSummary({ passed, failed, skipped }: Pick<TestSummary, 'passed' | 'failed' | 'skipped'>): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
