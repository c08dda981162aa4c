import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../src/schema/notifications.ts';
import { AN_HOUR } from '../../kit/clocked.ts';
import { openNotificationHarness, type NotificationHarness } from '../../kit/notification-harness.ts';

// A move writes no event for somebody that no message can reach.

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const guest = { address: false } as const;

/** Starts a game in which Ana, who has every channel, has the turn and Bo is next. */
async function anaAndBo(ways: Parameters<NotificationHarness['person']>[1]) {
  const [ana, bo] = [await harness.person('Ana', { pushes: 1 }), await harness.person('Bo', ways)];
  const game = await harness.start(await harness.board([ana, bo]), ana);
  await harness.playTo(game, ana);
  return { ana, bo, game };
}

/** Lets Ana play until it is Bo's turn, and returns whether that has written an event for Bo. */
async function isNoted({ bo, game }: Awaited<ReturnType<typeof anaAndBo>>): Promise<boolean> {
  const { revision } = await harness.load(game.id);
  await harness.playTo(game, bo);
  const turns = await harness.db
    .select({ revision: outbox.revision })
    .from(outbox)
    .where(and(eq(outbox.accountId, bo), eq(outbox.kind, 'notice'), eq(outbox.event, 'turn')));
  return turns.some((turn) => turn.revision > revision);
}

test('a guest without a channel gets no event, and the others theirs', async () => {
  const table = await anaAndBo(guest);
  expect(await isNoted(table)).toBe(false);
  await harness.leap(0);
  harness.taken();
  await harness.playTo(table.game, table.ana);
  await harness.leap(60);
  expect(harness.taken()).toContain('push turn');
});

test.each([
  ['a device for pushes', { ...guest, pushes: 1 }],
  ['a confirmed address', { address: true }],
])('%s is a channel', async (_, ways) => {
  expect(await isNoted(await anaAndBo(ways))).toBe(true);
});

test.each([
  ['their own webhook', false],
  ['a webhook of the game', true],
])('%s is a channel', async (_, isOfGame) => {
  const table = await anaAndBo(guest);
  await harness.hook(isOfGame ? table.ana : table.bo, 'https://hook.example/', isOfGame ? table.game.id : null);
  expect(await isNoted(table)).toBe(true);
});

test('a channel counts from the next turn on, whenever it was added', async () => {
  const table = await anaAndBo(guest);
  expect(await isNoted(table)).toBe(false);
  await harness.hook(table.bo, 'https://hook.example/');
  await harness.playTo(table.game, table.ana);
  expect(await isNoted(table)).toBe(true);
  await harness.leap(0);
  expect(harness.taken()).toContain('webhook turn');
});

test('with a clock everybody gets events: there may be a channel when a reminder is due', async () => {
  const [ana, bo] = [await harness.person('Ana', guest), await harness.person('Bo', guest)];
  const game = await harness.start(await harness.board([ana, bo], 2, { clock: AN_HOUR }), ana);
  await harness.playTo(game, ana);
  expect(await isNoted({ ana, bo, game })).toBe(true);
});
