import { expect, test } from 'vitest';
import { makePlan } from '../../../src/chaos/simulation/make-plan.ts';
import type { SimulationPlan } from '../../../src/chaos/simulation/plan.ts';
import { shorten, type Attempt } from '../../../src/chaos/simulation/shorten.ts';

const DAY = 86_400_000;
const PLAN = makePlan({ seed: 1, begin: 0, days: 40, people: 30, faults: 7 });

/** A world in which everybody does something every day; it fails if these people do it on that day, with that fault. */
function worldOf(culprits: readonly string[], day: number, fault: string) {
  let runs = 0;
  const run = (plan: SimulationPlan): Promise<Attempt> => {
    runs += 1;
    const deeds = plan.people
      .flatMap(({ name }) => Array.from({ length: plan.days }, (_, index) => ({ name: `${name}/${index}` })))
      .filter(({ name }) => !plan.without.has(name));
    const isWrong =
      plan.faults.some(({ name }) => name === fault) &&
      culprits.every((name) => deeds.some((deed) => deed.name === `${name}/${day}`));
    const ended = (isWrong ? day + 1 : plan.days) * DAY;
    return Promise.resolve({ ended, deeds, violations: isWrong ? [{ kind: 'lostAction' as const }] : [] });
  };
  return { run, runs: () => runs };
}

test('a failing plan is shortened to the part that it takes to fail', async () => {
  const culprits = ['Bo', 'Kim'];
  const { run } = worldOf(culprits, 10, 'fault 7');
  const { plan, outcome } = await shorten(PLAN, await run(PLAN), { run, most: 500 });
  expect(plan.people.map(({ name }) => name)).toEqual(culprits);
  expect(plan.faults.map(({ name }) => name)).toEqual(['fault 7']);
  expect(outcome.deeds.map(({ name }) => name)).toEqual(['Bo/10', 'Kim/10']);
  expect(plan.days).toBe(11);
});

test('another violation is another matter, and tries have an end', async () => {
  const { run, runs } = worldOf(['Bo'], 3, 'fault 1');
  const failed = await run(PLAN);
  const other = { ...failed, violations: [{ kind: 'sentTwice' as const }] };
  expect((await shorten(PLAN, other, { run, most: 50 })).plan).toEqual(PLAN);
  expect(runs()).toBe(51);
});
