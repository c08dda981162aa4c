import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../src/machine/paths.ts';
import { formatSummary, summarize } from '../src/test-run/test-summary.ts';

const file = (status: string, ...tests: string[]): object => ({
  name: join(REPOSITORY, 'api', 'test', `${status}.test.ts`),
  status,
  message: tests.length === 0 && status === 'failed' ? 'SyntaxError: Unexpected token' : '',
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: `is ${each}`,
    failureMessages: each === 'failed' ? ['\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n\n    at here'] : [],
  })),
});

const reportOf = (passed: number, ...testResults: object[]): string =>
  JSON.stringify({ numPassedTests: passed, numPendingTests: 1, numTodoTests: 1, testResults });

describe('a summary', () => {
  test('a summary has the totals of the report', () => {
    const json = reportOf(3, file('passed', 'passed', 'skipped'), file('failed', 'passed', 'passed', 'failed'));
    const expected = { passed: 3, failed: 1, skipped: 2, skippedTests: ['is skipped'] };
    expect(summarize(json, false)).toMatchObject(expected);
  });

  test('a summary names each failure with its file and the beginning of its message', () => {
    const json = reportOf(1, file('failed', 'passed', 'failed'), file('failed'));
    const at = join('api', 'test', 'failed.test.ts');
    expect(summarize(json, false).failures).toEqual([
      `${at}: is failed\n    AssertionError: expected 1 to be 2\n        at here`,
      `${at}\n    SyntaxError: Unexpected token`,
    ]);
  });

  test('a summary counts a file that did not load as a failure', () => {
    expect(summarize(reportOf(1, file('passed', 'passed'), file('failed')), false).failed).toBe(1);
  });

  test('a summary counts a run that failed outside any test as a failure', () => {
    expect(summarize(reportOf(1, file('passed', 'passed')), false).failed).toBe(1);
  });

  test('a summary counts a missing report as a failure', () => {
    expect(summarize(null, true).failed).toBe(1);
    expect(summarize('{}', true).failed).toBe(1);
  });
});

test('the last line mentions skipped tests only if there are any', () => {
  expect(formatSummary({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(formatSummary({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});
