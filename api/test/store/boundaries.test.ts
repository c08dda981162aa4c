import { testChance } from '@slow-train/local/kit';
import { at } from '@slow-train/rules';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BoundaryRow } from '../../src/store/boundary-store.ts';
import * as boundaryStore from '../../src/store/boundary-store.ts';
import { openNotificationHarness, type NotificationHarness } from '../kit/notification-harness.ts';

type Kind = BoundaryRow['kind'];

let harness: NotificationHarness;
let people: readonly string[];
let game: string;
beforeEach(async () => {
  harness = await openNotificationHarness();
  people = [await harness.person('Ana'), await harness.person('Bo'), await harness.person('Cleo')];
  ({ id: game } = await harness.board(people));
});
afterEach(() => harness.stop());

const STEPS = 30;
const key = (one: string, other: string): string => `${one} ${other}`;
const pairs = (): [string, string][] =>
  people.flatMap((one) => people.filter((other) => other !== one).map((other): [string, string] => [one, other]));

/** Returns the database's answer for each pair. */
async function told(query: typeof boundaryStore.hears): Promise<unknown[]> {
  const columns = pairs().map(([one, other], index) => sql`${query(one, other)} as ${sql.identifier(`pair${index}`)}`);
  const { rows } = await harness.db.execute(sql`select ${sql.join(columns, sql`, `)}`);
  return pairs().map((_, index) => rows[0]?.[`pair${index}`]);
}

test('the blocks among people are those that one of them drew against another of them', async () => {
  const [ana = '', bo = '', cleo = ''] = people;
  const { db, store } = harness.ports;
  const block = (one: string, other: string): Promise<unknown> =>
    boundaryStore.draw(db, game, one, { account: other, name: other }, 'block', harness.now());
  await block(ana, bo);
  await block(cleo, bo);
  await block(bo, cleo);
  await boundaryStore.draw(db, game, bo, { account: ana, name: ana }, 'mute', harness.now());
  expect(await store.blocksAmong([ana, bo])).toEqual([[ana, bo]]);
  expect(await store.blocksAmong([ana, cleo])).toEqual([]);
});

test('somebody stays muted or blocked until exactly that is taken back', async () => {
  const chance = testChance();
  const model = new Map<string, Kind>();
  for (let step = 0; step < STEPS; step++) {
    const [account, other] = at(pairs(), chance.below(pairs().length));
    const pair = key(account, other);
    const moment = new Date(harness.now().getTime() + step);
    const named = { account: other, name: other };
    switch (chance.below(4)) {
      case 0:
        await boundaryStore.draw(harness.ports.db, game, account, named, 'mute', moment);
        // A block stays when somebody is muted.
        if (!model.has(pair)) model.set(pair, 'mute');
        break;
      case 1:
        await boundaryStore.draw(harness.ports.db, game, account, named, 'block', moment);
        // It keeps its place in the list.
        model.set(pair, 'block');
        break;
      case 2:
        await boundaryStore.unmute(harness.ports.db, game, account, other, moment);
        if (model.get(pair) === 'mute') model.delete(pair);
        break;
      default:
        await boundaryStore.remove(harness.ports.db, account, other);
        model.delete(pair);
    }
    for (const one of people) {
      const listed = await boundaryStore.list(harness.ports.db, one);
      // Latest first.
      const expected = [...model].filter(([name]) => name.startsWith(`${one} `)).toReversed();
      expect(listed.map(({ otherId, kind }) => [key(one, otherId), kind])).toEqual(expected);
    }
    const blocks = (one: string, two: string): boolean => model.get(key(one, two)) === 'block';
    const isBlocked = pairs().map(([one, two]) => blocks(one, two) || blocks(two, one));
    const isHeard = pairs().map(([one, two]) => !model.has(key(one, two)) && !blocks(two, one));
    expect([await told(boundaryStore.isBlockBetween), await told(boundaryStore.hears)]).toEqual([isBlocked, isHeard]);
  }
});

test('a page of the game learns of a boundary by a new version of its player’s state', async () => {
  const [ana = '', bo = ''] = people;
  const versions = async (): Promise<unknown[]> =>
    (await harness.db.execute(sql`select account_id, version from player_states where game_id = ${game}`)).rows;
  await boundaryStore.draw(harness.ports.db, game, ana, { account: bo, name: 'Bo' }, 'mute', harness.now());
  expect(await versions()).toEqual([{ account_id: ana, version: 1 }]);
  await boundaryStore.unmute(harness.ports.db, game, ana, bo, harness.now());
  expect(await versions()).toEqual([{ account_id: ana, version: 2 }]);
});

test('a boundary has no effect if the other account is gone', async () => {
  const [ana = ''] = people;
  const nobody = { account: 'account-of-nobody', name: 'Nobody' };
  await boundaryStore.draw(harness.ports.db, game, ana, nobody, 'block', harness.now());
  await boundaryStore.unmute(harness.ports.db, 'no-game', ana, nobody.account, harness.now());
  expect(await boundaryStore.list(harness.ports.db, ana)).toEqual([]);
});
