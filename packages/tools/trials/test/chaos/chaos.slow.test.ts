import { bundledWorker } from '@slow-train/local/workerd';
import { expect, test } from 'vitest';
import { SHORT } from '../../src/chaos/lengths.ts';
import { reportOf } from '../../src/chaos/report.ts';
import { run } from '../../src/chaos/run.ts';

/** Always the same, so that a failure is one of the change. `npx slow-train chaos` takes another one each time. */
const SEED = 2_026;

test('nothing acknowledged is lost, nothing forks, and everybody is told once, while everything breaks', async () => {
  const worker = bundledWorker();
  const result = await run({ ...SHORT, seed: SEED, script: worker.script, progress: () => undefined });
  console.log(`npx slow-train chaos --seed ${SEED}`);
  // The report has the evidence.
  expect(result.violations.length === 0 ? '' : reportOf(result)).toBe('');
  // A run in which hardly anything happened proves nothing. How many messages go out in a run depends on the machine.
  expect(result.faults).toHaveLength(SHORT.faults);
  expect(result.record.deliveries.length).toBeGreaterThan(20);
});
