import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWaits, removals } from '../../src/schema/open-games.ts';
import { playerStates } from '../../src/schema/player-states.ts';
import type { Game } from '../../src/game/game.ts';
import type { OpenSettings } from '../../src/game/open-game.ts';
import * as openGameStore from '../../src/store/open-game-store.ts';
import * as playerStateStore from '../../src/store/player-state-store.ts';
import { clockedTable } from '../kit/clocked.ts';
import { bo, robot, startedTable } from '../kit/pure-table.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

// A statement with one condition too few hits the rows of others, which a test with a single game never notices.

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

const ANA = 'account-of-ana';
const twoGames = async (): Promise<readonly [Game, Game]> => [
  await clockedTable(harness, ['Ana', 'Bo']),
  await clockedTable(harness, ['Cy', 'Di']),
];

test('a look at one game says nothing of the others', async () => {
  const { db } = harness;
  const [one, other] = await twoGames();
  const before = harness.now();
  await db.delete(playerStates);
  await db
    .insert(playerStates)
    .values(
      [one, other].flatMap(({ id }) =>
        ['ana', 'bo'].map((one) => ({ gameId: id, accountId: `account-of-${one}`, version: 1, updatedAt: before })),
      ),
    );
  const later = new Date(before.getTime() + 60_000);
  await playerStateStore.touch(db, one.id, ANA, later, 1_000);
  const touched = await db.select().from(playerStates).where(eq(playerStates.updatedAt, later));
  expect(touched.map(({ gameId, accountId }) => [gameId, accountId])).toEqual([[one.id, ANA]]);
  await playerStateStore.touch(db, one.id, ANA, new Date(later.getTime() + 500), 1_000);
  expect(await db.select().from(playerStates).where(eq(playerStates.updatedAt, later))).toHaveLength(1);
});

test('a game is closed at the revision that was seen, and not over a later one', async () => {
  const { store } = harness.ports;
  const [one, other] = await twoGames();
  expect(await store.close(one.id, one.revision + 1)).toBe(false);
  expect(await harness.load(one.id)).toBeDefined();
  expect(await store.close(one.id, one.revision)).toBe(true);
  expect(await store.load(one.id)).toBeUndefined();
  expect((await harness.load(other.id)).revision).toBe(other.revision);
});

test('somebody removed from one game may join another', async () => {
  const { db } = harness;
  const [one, other] = await twoGames();
  await db.insert(removals).values({ gameId: one.id, accountId: ANA, at: harness.now() });
  expect(await openGameStore.isRemoved(db, one.id, ANA)).toBe(true);
  expect(await openGameStore.isRemoved(db, one.id, 'account-of-bo')).toBe(false);
  expect(await openGameStore.isRemoved(db, other.id, ANA)).toBe(false);
});

test('games that wait for something are gone through in the order of their ids, page by page', async () => {
  const { store } = harness.ports;
  const people = [
    ['Ana', 'Bo'],
    ['Cy', 'Di'],
    ['Eli', 'Flo'],
    ['Gus', 'Hal'],
  ];
  const made = await Promise.all(people.map((names) => clockedTable(harness, names)));
  const ids = made.map(({ id }) => id).toSorted();
  const seen: string[] = [];
  for (let page = await store.waiting('', 2); page.length > 0; page = await store.waiting(seen.at(-1) ?? '', 2))
    seen.push(...page.map(({ id }) => id));
  expect(seen).toEqual(ids);
});

test('somebody who waits is seated once, even if two games seat them at the same time', async () => {
  const { db } = harness;
  await harness.person('Jo');
  const { setup } = await harness.load((await clockedTable(harness, ['Ana', 'Bo'])).id);
  const settings: OpenSettings = { ...setup, rated: true, seats: 2, language: 'en' };
  const wait = { accountId: 'account-of-jo', zone: null, since: harness.now(), settings };
  await db.insert(openWaits).values([
    { ...wait, id: 'one', kind: 'one' },
    { ...wait, id: 'other', kind: 'other' },
  ]);
  const seat = (game: string, seated: readonly string[]): Promise<boolean> => {
    const update = startedTable({ preset: 'hub' }, [bo, robot('Stephenson')]);
    return harness.ports.store.save({
      update: { ...update, base: null, game: { ...update.game, id: game, invitation: game } },
      events: [],
      seated,
    });
  };
  expect(await seat('first', ['one'])).toBe(true);
  expect(await seat('second', ['one'])).toBe(false);
  expect(await harness.ports.store.load('second')).toBeUndefined();
  expect(await seat('third', ['other'])).toBe(true);
});
