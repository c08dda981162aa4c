import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countingEndpoint, type CountingEndpoint } from '../../kit/counting-endpoint.ts';
import { outboxRows } from '../../kit/outbox-rows.ts';
import { openNotificationHarness, type NotificationHarness } from '../../kit/notification-harness.ts';

/** Requests that the platform allows in one run (docs/decisions/017-notifications.md). */
const ALLOWED = 50;
const ROWS = 100_000;
const TABLES = 12;

let door: CountingEndpoint;
let harness: NotificationHarness;
beforeAll(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  harness = await openNotificationHarness({ endpoint: door.url });
});
afterAll(async () => {
  await harness.stop();
  await door.stop();
});

test('a sweep among 100,000 rows reads only what is due, with at most 50 requests', async () => {
  const ana = await harness.person('Ana', { pushes: 1 });
  const bo = await harness.person('Bo', { notify: { mail: { when: 'daily', hour: 11 } } });
  const cy = await harness.person('Cy', { pushes: 3, notify: { mail: { when: 'each' } } });
  for (let table = 0; table < TABLES; table++) {
    const game = await harness.start(await harness.board([ana, bo, cy]), ana);
    await harness.playTo(game, ana);
    await harness.playTo(game, table % 3 === 0 ? bo : cy);
  }
  const rows = outboxRows(harness.database);
  await rows.fill(ROWS, 40, harness.now());
  harness.taken();
  const plans = new Map<string, string>();
  let most = 0;
  for (const minutes of [0, 0, 0, 5, 0, 0, 0, 20, 0, 0, 0, 120, 0, 0]) {
    door.takeWhole();
    await harness.leap(minutes);
    const trips = door.takeWhole();
    most = Math.max(most, trips.length + harness.taken().length);
    for (const statement of trips.flat()) plans.set(statement.query, await rows.explain(statement));
  }
  // The maximum varies with the games: about 25.
  expect(most).toBeGreaterThan(15);
  expect(most).toBeLessThanOrEqual(ALLOWED);
  const whole = [...plans].filter(([, plan]) => /Seq Scan on outbox/.test(plan));
  expect(whole).toEqual([]);
  expect([...plans.values()].join('\n')).toContain('outbox_due');
});
