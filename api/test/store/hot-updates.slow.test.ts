import { testDatabase } from '@slow-train/local/testing';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { AN_HOUR, clockedTable } from '../kit/clocked.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  // A new one: the dead rows of others leave no room on the pages.
  const database = await testDatabase({ own: true });
  harness = await openNotificationHarness({ database });
});
afterEach(() => harness.stop());

/**
 * Returns how many updates of games the database has counted, and how many of them no index kept from being HOT. Whether
 * they found room on their page also depends on what other tests are doing on the same server: `npx slow-train bench storage` measures it.
 */
async function counted(): Promise<{ readonly all: number; readonly hot: number }> {
  // Only the connection that has counted reports at once; others may report later, or not before the end.
  await harness.ports.db.execute(sql`/* test */ select pg_stat_force_next_flush()`);
  const { rows } = await harness.ports.db.execute<{ all: number; hot: number }>(sql`/* test */
    select n_tup_upd::int as all, (n_tup_hot_upd + n_tup_newpage_upd)::int as hot from pg_stat_user_tables where relname = 'games'`);
  return rows[0] ?? { all: 0, hot: 0 };
}

test('an action in a game with a clock changes nothing that an index contains, unless it ends a round', async () => {
  const [people, rounds] = [3, 2];
  let playing = [
    await clockedTable(harness, ['Ana', 'Bo', 'Cy'], AN_HOUR, rounds),
    await clockedTable(harness, ['Dot', 'Eve', 'Fay'], AN_HOUR, rounds),
  ];
  // Everybody but the host has sat down, the host has started it, and its rounds will end.
  const most = playing.length * (people - 1 + 1 + rounds);
  while (playing.length > 0) {
    for (const game of playing) await harness.play(game, await harness.onTurn(game));
    const now: Game[] = [];
    for (const { id } of playing) now.push(await harness.load(id));
    playing = now.filter(({ status }) => status === 'playing');
  }
  const { all, hot } = await counted();
  expect(hot).toBeGreaterThan(most);
  expect(all - hot).toBeLessThanOrEqual(most);
});
