import { eventually } from '@slow-train/local/kit';
import { testDatabase, testWorker, type TestDatabase, type TestWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { isDouble, parseAction } from '@slow-train/rules';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { databaseProbe } from '../kit/database.ts';
import { outboxRows } from '../kit/outbox-rows.ts';
import { legalIn, look, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';
import { clockTerms } from '../kit/clock-terms.ts';

// Nobody calls the cron here: the alarm of the real Durable Object has to do it.

const AN_HOUR = clockTerms();

let database: TestDatabase;
let door: CountingEndpoint;
/** Sets games up. Its scheduler is another one, with storage of its own. */
let elsewhere: TestWorker;
let state: string;
beforeEach(async () => {
  database = await testDatabase();
  door = await countingEndpoint(database.endpoint);
  elsewhere = await testWorker({ DATABASE_URL: database.url });
  state = await mkdtemp(join(inject('testServer').folder, 'state-'));
});
afterEach(async () => {
  await elsewhere.stop();
  await door.stop();
  await database.drop();
});

/** Starts a Worker whose scheduler is new to this state, or continues from it. */
const start = (): Promise<TestWorker> =>
  testWorker({ DATABASE_URL: database.url, NEON_ENDPOINT: door.url }, '127.0.0.1', state);

/** Whether an action is a play that ends the turn: of a tile that is not a double. */
const endsTurn = (action: string): boolean => {
  const parsed = parseAction(action);
  return parsed?.do === 'play' && !isDouble(parsed.tile);
};

/** Starts a game of two people; returns it with the person whose turn it is, and an action that ends the turn. */
async function twoPlay(more: object = {}): Promise<{ table: GameAnswer; who: Visitor; action: string }> {
  const [ana, bo] = [await person(elsewhere, 'Ana'), await person(elsewhere, 'Bo')];
  const { game } = await setTable(ana, { rules: { preset: 'bonepile' }, ...more });
  await tableIn(await bo.post(`/api/invitations/${game.invitation}/seat`, {}));
  let table = await look(ana, game.id);
  table = await tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${table.game.revision}"` }));
  for (;;) {
    const who = table.game.round?.turn.seat === 0 ? ana : bo;
    table = await look(who, game.id);
    const action = legalIn(table).find(endsTurn);
    if (action !== undefined) {
      // Nothing may be due when the test begins.
      await elsewhere.scheduled();
      return { table, who, action };
    }
    // Throws if the round ends before.
    table = await tableIn(await send(who, table, someAction(table)));
  }
}

const newEvents = (): Promise<number> => outboxRows(database).newEvents();

test('a process that dies between its announcement and the commit loses no notification', async () => {
  const { table, who, action } = await twoPlay({ clock: AN_HOUR });
  const first = await start();
  const commit = door.hold('insert into "actions"');
  const lost = send(who.at(first), table, action).catch(() => null);
  await commit.arrived;
  await Promise.all([first.stop(), lost]);
  commit.release();
  await eventually(async () => expect(await newEvents()).toBeGreaterThan(0));
  const second = await start();
  await eventually(async () => expect(await newEvents()).toBe(0));
  await second.stop();
});

test('a deadline that passes while the site is down is kept by the alarm, not by a visitor', async () => {
  const { table, who } = await twoPlay({ clock: AN_HOUR });
  const first = await start();
  // Announces something, which sets the alarm.
  await tableIn(await send(who.at(first), table, someAction(table)));
  await first.stop();
  const { revision } = (await look(who, table.game.id)).game;
  await databaseProbe(database).letTimeRunOut(table.game.id);
  const second = await start();
  // The first run is a second after the action. If the first Worker was slower to stop, the next one is half a minute later.
  await eventually(async () =>
    expect(await databaseProbe(database).count('actions', table.game.id)).toBeGreaterThan(revision),
  );
  await second.stop();
});

test('a scheduler that has lost its storage finds what is due at the next safety net', async () => {
  const { table } = await twoPlay({ clock: AN_HOUR });
  await databaseProbe(database).letTimeRunOut(table.game.id);
  const fresh = await start();
  await fresh.scheduled();
  expect(await databaseProbe(database).count('actions', table.game.id)).toBeGreaterThan(table.game.revision);
  await fresh.stop();
});
