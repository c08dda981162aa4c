import { expect, test } from 'vitest';
import { makePlan } from '../../../src/chaos/simulation/make-plan.ts';
import { shorten } from '../../../src/chaos/simulation/shorten.ts';
import { simulate, type SimulationResult } from '../../../src/chaos/simulation/simulate.ts';
import { losesSaves } from '../kit/defects.ts';
import { testLaboratory } from '../kit/laboratory.ts';
import type { SimulationPlan } from '../../../src/chaos/simulation/plan.ts';

test('a defect that a simulation has found is shortened to a few deeds of few people, which still show it', async () => {
  const laboratory = await testLaboratory();
  const run = (plan: SimulationPlan): Promise<SimulationResult> => simulate(plan, laboratory, { defect: losesSaves() });
  const failing = makePlan({ seed: 2, begin: Date.parse('2026-10-07T12:00:00Z'), days: 6, people: 12, faults: 20 });
  const { plan, outcome } = await shorten(failing, await run(failing), { run, most: 120 });
  expect(outcome.violations.map(({ kind }) => kind)).toContain('lostAction');
  expect(plan.faults).toEqual([]);
  expect(plan.people.length).toBeLessThanOrEqual(3);
  expect(outcome.deeds.length).toBeLessThanOrEqual(12);
  // The plan is all that it takes.
  expect((await run(plan)).digest).toBe(outcome.digest);
});
