import { describe, expect, test } from 'vitest';
import { tallyLine, tallyOf } from '../src/tally.ts';

const file = (status: string, ...tests: string[]): object => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

const reportOf = (passed: number, failed: number, ...testResults: object[]): string =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 1, numTodoTests: 1, testResults });

describe('the totals of a run', () => {
  test('are those of the report', () => {
    const json = reportOf(3, 1, file('passed', 'passed'), file('failed', 'passed', 'passed', 'failed'));
    expect(tallyOf(json, false)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test('count a file that did not load', () => {
    expect(tallyOf(reportOf(1, 0, file('passed', 'passed'), file('failed')), false).failed).toBe(1);
  });

  test('count a run that failed outside of any test', () => {
    expect(tallyOf(reportOf(1, 0, file('passed', 'passed')), false).failed).toBe(1);
  });

  test('never count a missing report as success', () => {
    expect(tallyOf(null, true).failed).toBe(1);
    expect(tallyOf('{}', true).failed).toBe(1);
  });
});

test('the last line tells of skipped tests only when there are any', () => {
  expect(tallyLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(tallyLine({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});
