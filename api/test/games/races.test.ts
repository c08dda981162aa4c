import { testWorker, type TestWorker } from '@slow-train/local/testing';
import type { GameAnswer } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseProbe } from '../kit/database.ts';
import { legalIn, look, newKey, problemIn, send, setTable, someAction, tableIn } from '../kit/play.ts';
import { person, type Visitor } from '../kit/visitor.ts';

const AT_ONCE = 50;

let first: TestWorker;
/** Another process on the same database, as on the edge, where any of many may answer. */
let second: TestWorker;
let ana: Visitor;
let bo: Visitor;
beforeAll(async () => {
  first = await testWorker();
  second = await testWorker({ DATABASE_URL: first.database.url });
  [ana, bo] = await Promise.all([person(first, 'Ana'), person(first, 'Bo')]);
});
afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** Only two people and no computers, so that an action is one revision. */
async function twoAtATable(): Promise<GameAnswer> {
  const table = await setTable(ana, { rules: { preset: 'bonepile' } });
  await tableIn(await bo.post(`/api/invitations/${table.game.invitation}/seat`, {}));
  const { game } = await look(ana, table.game.id);
  return tableIn(await ana.post(`/api/games/${game.id}/start`, {}, { 'if-match': `"${game.revision}"` }));
}

const isReplay = ({ headers }: Response): boolean => headers.get('idempotent-replayed') === 'true';

const onTurn = ({ game }: GameAnswer): Visitor => (game.round?.turn.seat === 0 ? ana : bo);

async function atOnce(sends: (who: Visitor, index: number) => Promise<Response>, who: Visitor): Promise<Response[]> {
  const browsers = [who.at(first), who.at(second)];
  return Promise.all(Array.from({ length: AT_ONCE }, (_, index) => sends(browsers[index % 2] ?? who, index)));
}

test('of many concurrent actions on one revision exactly one counts', async () => {
  const now = await twoAtATable();
  const who = onTurn(now);
  const table = await look(who, now.game.id);
  const rows = await databaseProbe(first.database).count('actions', now.game.id);
  const legal = legalIn(table);
  const answers = await atOnce((browser, index) => send(browser, table, at(legal, index % legal.length)), who);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: AT_ONCE - 1 }, () => 412),
  ]);
  expect(await databaseProbe(first.database).count('actions', now.game.id)).toBe(rows + 1);
  expect(await databaseProbe(first.database).count('receipts', now.game.id)).toBe(2);
  const after = await look(who, now.game.id);
  expect(after.game.revision).toBe(table.game.revision + 1);
  // The loser gets the current game, and the missed entries.
  const lost = answers.find(({ status }) => status === 412);
  const { current } = await problemIn(lost ?? Response.error());
  expect(current?.game).toEqual(after.game);
  expect(current?.log.map(({ revision }) => revision)).toEqual([after.game.revision]);
});

test('the same action sent many times at once counts once and gets the same answer each time', async () => {
  const now = await twoAtATable();
  const who = onTurn(now);
  const table = await look(who, now.game.id);
  const rows = await databaseProbe(first.database).count('actions', now.game.id);
  const key = newKey();
  const answers = await atOnce((browser) => send(browser, table, someAction(table), key), who);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.get('etag')))).toEqual(new Set([`"${table.game.revision + 1}"`]));
  expect(new Set(bodies).size).toBe(1);
  expect(await databaseProbe(first.database).count('actions', now.game.id)).toBe(rows + 1);
  // Even long after the game has moved on.
  const moved = await look(onTurn(await look(ana, now.game.id)), now.game.id);
  await tableIn(await send(onTurn(moved), moved, someAction(moved)));
  const late = await send(who.at(second), table, someAction(table), key);
  expect(await late.text()).toBe(bodies[0]);
  // All but the first say that they are replays.
  expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
  expect(isReplay(late)).toBe(true);
});

test('a key is for one request only', async () => {
  const now = await twoAtATable();
  const who = onTurn(now);
  const table = await look(who, now.game.id);
  const key = newKey();
  const action = someAction(table);
  await tableIn(await send(who, table, action, key));
  const other = await send(who, table, `${action}!`, key);
  expect(isReplay(other)).toBe(false);
  expect(await problemIn(other)).toMatchObject({ status: 422, type: '/problems/key-reused' });
});

test('creating a game many times with one key creates one game', async () => {
  const key = newKey();
  const answers = await atOnce(
    (browser) => browser.post('/api/games', { rules: { preset: 'hub' }, seats: 3 }, { 'idempotency-key': key }),
    ana,
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).size).toBe(1);
  expect(new Set(bodies).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
  const other = await ana.post('/api/games', { rules: { preset: 'hub' }, seats: 4 }, { 'idempotency-key': key });
  expect(await problemIn(other)).toMatchObject({ status: 422, type: '/problems/key-reused' });
});

test('another process sees the same games: a Worker keeps no state', async () => {
  const table = await twoAtATable();
  const there = await look(ana.at(second), table.game.id);
  expect(there.game).toEqual(table.game);
  expect(await (await ana.at(second).get('/api/games')).json()).toEqual(await (await ana.get('/api/games')).json());
});

test('only receipts are deleted after two days', async () => {
  const table = await setTable(ana);
  const { count, age } = databaseProbe(first.database);
  await age(table.game.id, 1);
  await first.scheduled();
  expect(await count('receipts', table.game.id)).toBe(1);
  await age(table.game.id, 1);
  await first.scheduled();
  expect(await count('receipts', table.game.id)).toBe(0);
  expect((await look(ana, table.game.id)).game).toEqual(table.game);
});
