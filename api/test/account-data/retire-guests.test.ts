import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { retireGuests } from '../../src/account-data/retire-guests.ts';
import { lostGuests, sessions, users } from '../../src/schema/accounts.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

const HOUR = 3_600_000;
const GUEST = { address: false };

let harness: NotificationHarness;
beforeEach(async () => {
  harness = await openNotificationHarness();
});
afterEach(() => harness.stop());

/** Lets people lose their last sessions, one a minute; the last of them now. */
async function loseAll(people: readonly string[]): Promise<void> {
  // The database notes whose last session ends.
  await harness.db.delete(sessions);
  for (const [index, account] of people.entries()) {
    const dueAt = new Date(harness.now().getTime() - (people.length - 1 - index) * 60_000);
    await harness.db.update(lostGuests).set({ dueAt }).where(eq(lostGuests.accountId, account));
  }
}

const people = async (): Promise<string[]> =>
  (await harness.db.select({ id: users.id }).from(users).orderBy(users.id)).map(({ id }) => id);

test('a lost guest is deleted, unless they have confirmed an address since', async () => {
  const [ana, bo] = [await harness.person('Ana', GUEST), await harness.person('Bo', GUEST)];
  await loseAll([ana, bo]);
  await harness.db.update(users).set({ emailVerified: true }).where(eq(users.id, bo));
  await retireGuests(harness.ports, 10);
  expect(await people()).toEqual([bo]);
  expect(await harness.db.select().from(lostGuests)).toEqual([]);
});

test('one who cannot be deleted is tried again six hours later, and does not hold up the others', async () => {
  const [ana, bo] = [await harness.person('Ana', GUEST), await harness.person('Bo', GUEST)];
  const game = await harness.board([ana], 2);
  await loseAll([ana, bo]);
  const { store } = harness.ports;
  const broken: typeof store = {
    ...store,
    load: (id) => (id === game.id ? Promise.reject(new Error('The game cannot be read.')) : store.load(id)),
  };

  await retireGuests({ ...harness.ports, store: broken }, 10);
  expect(await people()).toEqual([ana]);
  const later = new Date(harness.now().getTime() + 6 * HOUR);
  expect(await harness.db.select().from(lostGuests)).toEqual([{ accountId: ana, dueAt: later }]);

  await retireGuests(harness.ports, 10);
  expect(await people()).toEqual([ana]);
  harness.setTime(later.getTime());
  await retireGuests(harness.ports, 10);
  expect(await people()).toEqual([]);
});
