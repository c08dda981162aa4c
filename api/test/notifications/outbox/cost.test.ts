import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countingEndpoint, type CountingEndpoint } from '../../kit/counting-endpoint.ts';
import { outboxRows } from '../../kit/outbox-rows.ts';
import { openStation, type Station } from '../../kit/station.ts';

/** Requests that the platform allows in one run (docs/decisions/017-notifications.md). */
const ALLOWED = 50;
const ROWS = 100_000;
const TABLES = 12;

let door: CountingEndpoint;
let station: Station;
beforeAll(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  station = await openStation(undefined, door.url);
});
afterAll(async () => {
  await station.stop();
  await door.stop();
});

test('a sweep among 100,000 rows reads only what is due, with at most 50 requests', async () => {
  const ana = await station.person('Ana', { pushes: 1 });
  const bo = await station.person('Bo', { notify: { mail: { when: 'daily', hour: 11 } } });
  const cy = await station.person('Cy', { pushes: 3, notify: { mail: { when: 'each' } } });
  for (let table = 0; table < TABLES; table++) {
    const game = await station.start(await station.board([ana, bo, cy]), ana);
    await station.playTo(game, ana);
    await station.playTo(game, table % 3 === 0 ? bo : cy);
  }
  const rows = outboxRows({ ...station.database, endpoint: door.url });
  await rows.fill(ROWS, 40);
  station.taken();
  const plans = new Map<string, string>();
  let most = 0;
  for (const minutes of [0, 0, 0, 5, 0, 0, 0, 20, 0, 0, 0, 120, 0, 0]) {
    door.takeWhole();
    await station.leap(minutes);
    const trips = door.takeWhole();
    most = Math.max(most, trips.length + station.taken().length);
    for (const statement of trips.flat()) plans.set(statement.query, await rows.explain(statement));
  }
  // The maximum varies with the games: 30 to 34.
  expect(most).toBeGreaterThan(25);
  expect(most).toBeLessThanOrEqual(ALLOWED);
  const whole = [...plans].filter(([, plan]) => /Seq Scan on outbox/.test(plan));
  expect(whole).toEqual([]);
  expect([...plans.values()].join('\n')).toContain('outbox_due');
});
