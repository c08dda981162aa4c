import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Game } from '../../src/game/game.ts';
import { clockedTable } from '../kit/clocked.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

/**
 * Returns how many updates of games the database has counted, and how many of them no index kept from being HOT. Whether
 * they found room on their page also depends on what other tests are doing on the same server: `npm run bench -- storage` measures it.
 */
async function counted(): Promise<{ readonly all: number; readonly hot: number }> {
  // Only the connection that has counted can report; the statements of a test follow each other on the same one.
  await harness.ports.db.execute(sql`/* test */ select pg_stat_force_next_flush()`);
  const { rows } = await harness.ports.db.execute<{ all: number; hot: number }>(sql`/* test */
    select n_tup_upd::int as all, (n_tup_hot_upd + n_tup_newpage_upd)::int as hot from pg_stat_user_tables where relname = 'games'`);
  return rows[0] ?? { all: 0, hot: 0 };
}

test('at least 90 % of the updates of games with a clock change nothing that an index contains', async () => {
  let playing = [await clockedTable(harness, ['Ana', 'Bo', 'Cy']), await clockedTable(harness, ['Dot', 'Eve', 'Fay'])];
  const before = await counted();
  while (playing.length > 0) {
    for (const game of playing) await harness.play(game, await harness.onTurn(game));
    const now: Game[] = [];
    for (const { id } of playing) now.push(await harness.load(id));
    playing = now.filter(({ status }) => status === 'playing');
  }
  const after = await counted();
  const all = after.all - before.all;
  expect(all).toBeGreaterThan(50);
  expect((after.hot - before.hot) / all).toBeGreaterThanOrEqual(0.9);
});
