import { afterEach, beforeEach, expect, test } from 'vitest';
import { DueWork, type Kind, type OutageProgress } from '../../src/scheduler/due-work.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';
import { cell } from '../kit/simulated-timer.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

test.each(['games', 'lostGuests', 'finished', 'tournaments', 'circles'] as const)(
  '31.31 mails go out on the small budget although the work of another kind never ends: %s',
  async (endless) => {
    const game = await harness.boIsNext();
    await harness.playTo(game, 'account-of-bo');
    const { ports } = harness;
    const services = {
      ...ports,
      settings: { ...ports.settings, WORKERS_PLAN: 'free' as const },
      // Due for longer than anything else, also after a run.
      store: { ...ports.store, nextDue: async () => ({ ...(await ports.store.nextDue()), [endless]: 1 }) },
    };
    const [progress, turns] = [cell<OutageProgress>(), cell<readonly Kind[]>()];
    // Another object each time, as after an eviction.
    const runSome = async (): Promise<void> => {
      for (let run = 0; run < 4; run++) await new DueWork(services, progress, turns).run(null);
    };
    await runSome();
    harness.setTime(harness.now().getTime() + 20 * 60_000);
    await runSome();
    expect(harness.taken()).toEqual(['mail turn']);
  },
);
