import { describe, expect, test } from 'vitest';
import { formatSummary, summarize } from '../src/test-run/test-summary.ts';

const file = (status: string, ...tests: string[]): object => ({
  status,
  assertionResults: tests.map((each) => ({ status: each, fullName: `is ${each}` })),
});

const reportOf = (passed: number, failed: number, ...testResults: object[]): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1, testResults });

describe('a summary', () => {
  test('has the totals of the report', () => {
    const json = reportOf(3, 1, file('passed', 'passed', 'skipped'), file('failed', 'passed', 'passed', 'failed'));
    const expected = { passed: 3, failed: 1, skipped: 2, skippedTests: ['is skipped'] };
    expect(summarize(json, false)).toEqual(expected);
  });

  test('counts a file that did not load as a failure', () => {
    expect(summarize(reportOf(1, 0, file('passed', 'passed'), file('failed')), false).failed).toBe(1);
  });

  test('counts a run that failed outside any test as a failure', () => {
    expect(summarize(reportOf(1, 0, file('passed', 'passed')), false).failed).toBe(1);
  });

  test('counts a missing report as a failure', () => {
    expect(summarize(null, true).failed).toBe(1);
    expect(summarize('{}', true).failed).toBe(1);
  });
});

test('the last line mentions skipped tests only if there are any', () => {
  expect(formatSummary({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(formatSummary({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});
