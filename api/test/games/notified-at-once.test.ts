import { eventually, timeNow } from '@slow-train/local/kit';
import { sql } from 'drizzle-orm';
import { generateSignedCookie } from 'hono/cookie';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiApp } from '../../src/app.ts';
import type { Game } from '../../src/game/game.ts';
import { tokenName } from '../../src/session/cookie.ts';
import { clockedTable, whoIsOn } from '../kit/clocked.ts';
import { heldTable } from '../kit/held.ts';
import { newKey } from '../kit/play.ts';
import { IDLE_BINDING } from '../kit/scheduler.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

const MINUTE = 60_000;

let harness: NotificationHarness;
beforeEach(async () => {
  // By the clock of the Worker, the player with the turn has been late for a few minutes.
  harness = await openNotificationHarness({ from: new Date(timeNow() - 65 * MINUTE).toISOString() });
});
afterEach(() => harness.stop());

/** Sends a request to the Worker, without waiting for its work after the response. */
async function send(account: string, method: string, path: string, body?: object, more?: object): Promise<Response> {
  const { settings } = harness.ports;
  const cookie = await generateSignedCookie(tokenName(settings), `token-${account}`, settings.AUTH_SECRET, {
    secure: true,
  });
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
  const headers = { cookie, 'content-type': 'application/json', ...more };
  return apiApp.request(
    path,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    { ...settings, ...IDLE_BINDING },
    context,
  );
}

/** Returns how many events a game has had since a revision, and how many events of any game are not processed yet. */
async function eventsAfter({ id, revision }: Game): Promise<{ recent: number; waiting: number }> {
  const { rows } = await harness.db.execute<{ recent: number; waiting: number }>(sql`
    select count(*) filter (where game_id = ${id} and revision > ${revision})::int as recent,
      count(*) filter (where state = 'waiting')::int as waiting
    from outbox where kind = 'notice'`);
  return rows[0] ?? { recent: 0, waiting: 0 };
}

/** Expects that the game has had events since, and that they are processed. */
async function expectNotified(game: Game): Promise<void> {
  await eventually(async () =>
    expect(await eventsAfter(game)).toEqual({ recent: expect.toSatisfy((count) => count > 0), waiting: 0 }),
  );
}

describe('the people concerned are notified right after the response', () => {
  test('the people concerned are notified right after the response when a substitute joins by invitation', async () => {
    await harness.stop();
    // A seat is held after three hours; one later, the next player has been late for a few minutes.
    harness = await openNotificationHarness({ from: new Date(timeNow() - 245 * MINUTE).toISOString() });
    const { game } = await heldTable(harness, ['Ana', 'Bo', 'Cy']);
    await harness.sweep();
    const dora = await harness.person('Dora');
    expect((await send(dora, 'POST', `/api/invitations/${game.invitation}/seat`, {})).status).toBe(200);
    await expectNotified(game);
  });

  test('the people concerned are notified right after the response when somebody opens a game in which something is due', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    await harness.sweep();
    expect((await send(whoIsOn(game), 'GET', `/api/games/${game.id}`)).status).toBe(200);
    await expectNotified(game);
  });

  test('the people concerned are notified right after the response when somebody acts too late, and is refused', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    await harness.sweep();
    const late = { 'if-match': `"${game.revision}"`, 'idempotency-key': newKey() };
    expect((await send(whoIsOn(game), 'POST', `/api/games/${game.id}/actions`, { do: 'draw' }, late)).status).toBe(412);
    await expectNotified(game);
  });

  test('the people concerned are notified right after the response when somebody deletes their account and the game continues', async () => {
    const game = await clockedTable(harness, ['Ana', 'Bo', 'Cy']);
    await harness.sweep();
    expect((await send(whoIsOn(game), 'DELETE', '/api/me', { confirm: 'delete my account' })).status).toBe(204);
    await expectNotified(game);
  });
});
