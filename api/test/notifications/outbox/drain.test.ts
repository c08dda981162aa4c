import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Game } from '../../../src/game/game.ts';
import { Drain } from '../../../src/notifications/outbox/drain.ts';
import { outbox } from '../../../src/schema/notifications.ts';
import { countingEndpoint, type CountingEndpoint } from '../../kit/counting-endpoint.ts';
import { openNotificationHarness, type NotificationHarness } from '../../kit/notification-harness.ts';
import { outboxRows } from '../../kit/outbox-rows.ts';

// What follows the responses of one isolate.

const CLAIM = /^update "outbox" set "due_at"/;

let door: CountingEndpoint;
let harness: NotificationHarness;
let events = 0;
beforeEach(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  harness = await openNotificationHarness({ endpoint: door.url });
});
afterEach(async () => {
  await harness.stop();
  await door.stop();
});

const claims = (): number => door.take().filter(([statement = '']) => CLAIM.test(statement)).length;

/** Starts a game in which Bo is next, who has a webhook, and forgets what it has taken so far. */
async function newGame(): Promise<Game> {
  const game = await harness.boIsNext();
  await harness.hook('account-of-bo', 'https://hook.example/');
  door.take();
  return game;
}

/** Writes this many events for Bo. */
async function note({ id, revision }: Game, many = 1): Promise<void> {
  const now = harness.now();
  const rest = { kind: 'notice', event: 'caught', state: 'waiting', dueAt: now, createdAt: now } as const;
  await harness.db.insert(outbox).values(
    Array.from({ length: many }, () => ({
      id: `event-${events++}`,
      accountId: 'account-of-bo',
      gameId: id,
      revision: revision + 1,
      ...rest,
    })),
  );
}

const waiting = (): Promise<number> => outboxRows(harness.database).newEvents();

test('drains at once are one drain, which works off all events', async () => {
  await note(await newGame(), 120);
  const drain = new Drain();
  await Promise.all(Array.from({ length: 20 }, () => drain.run(harness.ports)));
  expect(await waiting()).toBe(0);
  // Of events, two full rounds and two that find less, and of messages as many as the requests allow.
  expect(claims()).toBeLessThan(10);
});

test('an event that is saved during a drain is worked off by it', async () => {
  const game = await newGame();
  await note(game);
  const drain = new Drain();
  const held = door.hold('jsonb_to_recordset');
  const running = drain.run(harness.ports);
  await held.arrived;
  await note(game);
  await drain.run(harness.ports);
  expect(await waiting()).toBe(2);
  held.release();
  await running;
  expect(await waiting()).toBe(0);
});

test('a drain that was cut off does not stop others for good', async () => {
  const game = await newGame();
  await note(game);
  const drain = new Drain();
  const held = door.hold('jsonb_to_recordset');
  const lost = drain.run(harness.ports);
  await held.arrived;
  await note(game);
  harness.setTime(harness.now().getTime() + 31_000);
  await drain.run(harness.ports);
  // The first drain has claimed the first event.
  expect(await waiting()).toBe(1);
  held.release();
  await lost;
  expect(await waiting()).toBe(0);
});
