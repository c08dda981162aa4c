import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../src/schema/games.ts';
import { outbox, type NewOutboxRow } from '../../src/schema/notifications.ts';
import { clockedTable, whoIsOn } from '../kit/clocked.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const nextDue = () => harness.ports.store.nextDue();
const later = (minutes: number): Date => new Date(harness.now().getTime() + minutes * 60_000);

test('nothing is due on a new site', async () => {
  expect(await nextDue()).toEqual({
    games: null,
    outbox: null,
    lostGuests: null,
    finished: null,
    tournaments: null,
    circles: null,
  });
});

test('the first deadline of all games is due next, no matter who has written it', async () => {
  const game = await clockedTable(harness, ['Ana', 'Bo']);
  const { games: first } = await nextDue();
  expect(first).toBe(game.turnBy);
  await harness.play(game, whoIsOn(game));
  expect((await nextDue()).games).toBe((await harness.load(game.id)).turnBy);
  // As the release before wrote it, without the table of wake-ups.
  await harness.db
    .update(games)
    .set({ wakeAt: later(7) })
    .where(eq(games.id, game.id));
  expect((await nextDue()).games).toBe(later(7).getTime());
  await harness.db.update(games).set({ wakeAt: null }).where(eq(games.id, game.id));
  expect((await nextDue()).games).toBeNull();
  expect(await harness.ports.store.due(later(10_000), 10)).toEqual([]);
});

test('the first waiting row of the outbox is due next, in either lane', async () => {
  const rest = { event: 'turn', revision: 1, createdAt: later(0) } as const;
  const rows: NewOutboxRow[] = [
    { id: 'one', kind: 'mail', state: 'waiting', dueAt: later(5), ...rest },
    { id: 'two', kind: 'webhook', state: 'waiting', dueAt: later(3), ...rest },
    { id: 'three', kind: 'push', state: 'sent', dueAt: later(1), ...rest },
  ];
  await harness.db.insert(outbox).values(rows);
  expect((await nextDue()).outbox).toBe(later(3).getTime());
  await harness.db.delete(outbox).where(eq(outbox.id, 'two'));
  expect((await nextDue()).outbox).toBe(later(5).getTime());
});

test('a guest is lost when their last session ends, and not before', async () => {
  const { db } = harness;
  await harness.person('Ana', { address: false });
  await harness.person('Bo');
  await db.execute(sql`
    insert into sessions (id, token, user_id, expires_at) values ('other', 'other', 'account-of-ana', now())`);
  await db.execute(sql`delete from sessions where id <> 'other'`);
  expect((await nextDue()).lostGuests).toBeNull();
  await db.execute(sql`delete from sessions`);
  expect((await nextDue()).lostGuests).not.toBeNull();
  await db.execute(sql`delete from users`);
  expect((await nextDue()).lostGuests).toBeNull();
});
