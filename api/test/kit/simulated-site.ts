import { BEGINNING } from '@slow-train/local/kit';
import { openNotificationHarness } from './notification-harness.ts';
import { SimulatedTimer } from './simulated-timer.ts';

/**
 * A site whose scheduler does its real work on a real database, on a clock that only the test moves.
 * @param endpoint in front of the database, instead of the usual one
 */
export async function openSimulatedSite(endpoint?: string) {
  const start = BEGINNING;
  const timer = new SimulatedTimer(start);
  const harness = await openNotificationHarness({
    from: new Date(start).toISOString(),
    endpoint,
    scheduler: timer.scheduler,
  });
  timer.onTime = (now) => harness.setTime(now);
  await timer.workFor(harness.ports);
  return { timer, harness, start };
}
