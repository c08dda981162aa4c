import { BEGINNING } from '@slow-train/local/kit';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tidyUp } from '../../src/scheduler/tidy-up.ts';
import { games, receipts } from '../../src/schema/games.ts';
import { databaseProbe } from '../kit/database.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness({ from: new Date(BEGINNING).toISOString() });
});
afterEach(() => harness.stop());

const DAY = 24 * 60;

async function finishedGame(host: string, other: string) {
  return harness.finish(await harness.start(await harness.board([host, other], 2, { set: 6 }), host));
}

test('receipts go after two days; games that never started after 60; finished ones stay', async () => {
  const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
  const lobby = await harness.board([ana, bo]);
  const finished = await finishedGame(ana, bo);
  const count = () => harness.db.$count(receipts);
  await harness.leap(DAY);
  await tidyUp(harness.ports);
  expect(await count()).toBeGreaterThan(0);
  await harness.leap(DAY + 1);
  await tidyUp(harness.ports);
  expect(await count()).toBe(0);
  await harness.leap(57 * DAY);
  await tidyUp(harness.ports);
  expect(await databaseProbe(harness.database).count('games', lobby.id)).toBe(1);
  await harness.leap(2 * DAY);
  await tidyUp(harness.ports);
  expect(await databaseProbe(harness.database).count('games', lobby.id)).toBe(0);
  expect(await databaseProbe(harness.database).count('actions', finished.id)).toBeGreaterThan(0);
});

test('the operator decides how long finished games stay; one that has changed since stays longer', async () => {
  const [ana, bo] = [await harness.person('Ana'), await harness.person('Bo')];
  const [old, looked] = [await finishedGame(ana, bo), await finishedGame(ana, bo)];
  const ports = { ...harness.ports, settings: { ...harness.ports.settings, KEEP_FINISHED_DAYS: 30 } };
  await harness.leap(31 * DAY);
  await harness.db.update(games).set({ updatedAt: harness.now() }).where(eq(games.id, looked.id));
  await tidyUp(ports);
  expect(await databaseProbe(harness.database).count('actions', old.id)).toBe(0);
  expect(await databaseProbe(harness.database).count('actions', looked.id)).toBeGreaterThan(0);
});

test('more than one batch goes in one run', async () => {
  const ana = await harness.person('Ana');
  const { id } = await harness.board([ana], 2);
  await harness.db.execute(sql`
    insert into receipts (account_id, key, game_id, request, created_at)
    select ${ana}, 'key-' || n, ${id}, '', ${harness.now().toISOString()}::timestamptz - interval '3 days' from generate_series(1, 10500) n`);
  await tidyUp(harness.ports);
  // The one of the new game is left.
  expect(await harness.db.$count(receipts)).toBe(1);
});
