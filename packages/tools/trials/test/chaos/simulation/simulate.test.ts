import { expect, test } from 'vitest';
import { makePlan } from '../../../src/chaos/simulation/make-plan.ts';
import { simulate } from '../../../src/chaos/simulation/simulate.ts';
import { summaryOf } from '../../../src/chaos/simulation/summary.ts';
import { forgetsSending, losesSaves } from '../kit/defects.ts';
import { testLaboratory } from '../kit/laboratory.ts';

// A few days of few people. `npx slow-train simulate` takes a year of hundreds.

const planOf = (seed: number, days: number, faults: number) =>
  makePlan({ seed, begin: Date.parse('2026-10-07T12:00:00Z'), days, people: 12, faults });

test('the same seed gives the same history, byte for byte, while everything breaks, and nothing is wrong with it', async () => {
  const laboratory = await testLaboratory();
  const histories: string[] = [];
  for (const _ of [1, 2]) {
    const lines: string[] = [];
    const result = await simulate(planOf(1, 3, 60), laboratory, { onLine: (line) => void lines.push(line) });
    // The summary has the evidence.
    expect(result.violations.length === 0 ? '' : summaryOf(result)).toBe('');
    // A run in which hardly anything happened proves nothing.
    expect(result.deeds.length).toBeGreaterThan(80);
    expect(result.moments.length).toBeGreaterThan(result.deeds.length);
    histories.push(lines.join(''));
  }
  const [first, second] = histories;
  expect(first).toBe(second);
});

test('the simulation finds an acknowledged save that was never made', async () => {
  const { violations } = await simulate(planOf(2, 2, 0), await testLaboratory(), { defect: losesSaves() });
  expect(violations.map(({ kind }) => kind)).toContain('lostAction');
});

test('the simulation finds a message of which nobody knows that it was sent', async () => {
  const { violations } = await simulate(planOf(2, 1, 0), await testLaboratory(), { defect: forgetsSending() });
  expect(violations.map(({ kind }) => kind)).toContain('sentTwice');
});
