import { withClient } from '@slow-train/database';
import { eventually } from '@slow-train/local/kit';
import { testWorker, type TestWorker } from '@slow-train/local/testing';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { look, newKey, problemIn, send, soloTable, someAction, tableIn } from '../kit/play.ts';
import { person } from '../kit/visitor.ts';

// The answer to a player when the connection to the database is cut, before and after the commit.

let door: CountingEndpoint;
let worker: TestWorker;
beforeAll(async () => {
  door = await countingEndpoint(inject('testServer').endpoint);
  worker = await testWorker({ NEON_ENDPOINT: door.url });
});
afterAll(async () => {
  await worker.stop();
  await door.stop();
});

async function expectUnavailable(answer: Response | undefined): Promise<void> {
  if (answer === undefined) throw new Error('Nothing was sent.');
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await problemIn(answer)).toMatchObject({ type: '/problems/unavailable', status: 503 });
}

/** Locks a table, and terminates the connections that wait for it as soon as there are this many. Returns how many there were. */
async function terminateWaiting(table: string, waiting: number, work: () => unknown): Promise<number> {
  const { url } = worker.database;
  return withClient(url, (locking) =>
    withClient(url, async (client) => {
      await locking.query(`begin; lock table ${table}`);
      work();
      const others = "from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      const count = async (): Promise<number | null> => (await client.query(`select pid ${others}`)).rowCount;
      await eventually(async () => expect(await count()).toBe(waiting));
      const { rowCount } = await client.query(`select pg_terminate_backend(pid) ${others}`);
      await locking.query('rollback');
      return rowCount ?? 0;
    }),
  );
}

test('a connection terminated before the commit leads to 503, nothing is saved, and a retry plays the action', async () => {
  const ana = await person(worker, 'Ana');
  const game = await soloTable(ana);
  const [action, key] = [someAction(game), newKey()];
  let answer: Promise<Response> | undefined;
  await terminateWaiting('receipts', 1, () => (answer = send(ana, game, action, key)));
  await expectUnavailable(await answer);
  expect((await look(ana, game.game.id)).game.revision).toBe(game.game.revision);
  const played = await tableIn(await send(ana, game, action, key));
  expect((await look(ana, game.game.id)).game.revision).toBe(played.game.revision);
});

test('an answer cut off after the commit leads to 503, and a retry gets the first answer instead of playing twice', async () => {
  const ana = await person(worker, 'Ana');
  const game = await soloTable(ana);
  const [action, key] = [someAction(game), newKey()];
  door.cut('insert into "receipts"');
  await expectUnavailable(await send(ana, game, action, key));
  const { revision } = (await look(ana, game.game.id)).game;
  expect(revision).toBeGreaterThan(game.game.revision);
  expect((await tableIn(await send(ana, game, action, key))).game.revision).toBe(revision);
  expect((await look(ana, game.game.id)).game.revision).toBe(revision);
});

test('connections terminated under load lead to 503 for the requests that used them, and to none for those that waited', async () => {
  const ana = await person(worker, 'Ana');
  const { id } = (await soloTable(ana)).game;
  const read = (): Promise<Response> => ana.get(`/api/games/${id}`);
  let reading: Promise<Response>[] = [];
  const lost = await terminateWaiting('games', 16, () => (reading = Array.from({ length: 40 }, read)));
  const refused = (await Promise.all(reading)).filter(({ status }) => status !== 200);
  for (const answer of refused) await expectUnavailable(answer);
  expect(refused.length).toBeLessThanOrEqual(lost);
  expect((await read()).status).toBe(200);
});
