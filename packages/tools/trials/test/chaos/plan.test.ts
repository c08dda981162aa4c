import { expect, test } from 'vitest';
import { faultName } from '../../src/chaos/faults/fault.ts';
import { planFaults } from '../../src/chaos/faults/plan.ts';
import { SHORT } from '../../src/chaos/lengths.ts';
import { Random } from '../../src/chaos/random.ts';

const planOf = (seed: number) =>
  planFaults(new Random(seed, 0), { count: SHORT.faults, moves: 100, workers: 2, milliseconds: [1, 9] });

test('the same seed plans the same faults at the same places; another one others', () => {
  expect(planOf(7)).toEqual(planOf(7));
  expect(planOf(7)).not.toEqual(planOf(8));
});

test('the short run has every kind of fault', () => {
  const kinds = planOf(7).flatMap(({ faults }) => faults.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(
    new Set(['request', 'database', 'readOnly', 'backendsTerminated', 'postgresKilled', 'workerKilled', 'receiver']),
  );
});

test('over some seeds, every receiver fails in every way', () => {
  const names = Array.from({ length: 40 }, (_, seed) => planOf(seed)).flatMap((plan) =>
    plan.flatMap(({ faults }) => faults.filter(({ kind }) => kind === 'receiver').map(faultName)),
  );
  expect(new Set(names).size).toBe(15);
});
