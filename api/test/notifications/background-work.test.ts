import { expect, test } from 'vitest';
import { boarded, start } from '../kit/boarded.ts';
import { outboxRows } from '../kit/outbox-rows.ts';
import { useWorker } from '../kit/worker.ts';

const own = useWorker();
const borrowed = useWorker({ BACKGROUND_WORK: 'off' });

// `npm start` with a deployed site's database: that site's mail is none of its business.
test('a site without background work leaves everything due to the site whose database it is', async () => {
  const waiting = async (worker: typeof own): Promise<number> => {
    const { id, host } = await boarded(worker, ['Ana', 'Ben']);
    await start(host, id);
    await outboxRows(worker.database).makeDue();
    await worker.scheduled();
    return outboxRows(worker.database).newEvents();
  };
  expect(await waiting(own)).toBe(0);
  expect(await waiting(borrowed)).toBeGreaterThan(0);
});
