import { neon } from '@neondatabase/serverless';
import { testDatabase, testWorker, type TestDatabase, type TestWorker } from '@slow-train/local/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { AccountViewSchema } from '@slow-train/protocol';
import { mergeAccounts } from '../../src/account-data/merge-accounts.ts';
import { countingEndpoint, type CountingEndpoint } from '../kit/counting-endpoint.ts';
import { newKey, problemIn, setTable, soloTable } from '../kit/play.ts';
import { portsOn } from '../kit/ports.ts';
import { person, type Visitor } from '../kit/visitor.ts';

// People can make games without end, but one request and one run of the schedule may ask others only so often.

/** Requests to others in one request or run, on Cloudflare's free plan. */
const MOST = 50;
const GAMES = 2_000;

let near: TestDatabase;
let endpoint: CountingEndpoint;
let worker: TestWorker;
let sql: ReturnType<typeof neon>;
beforeAll(async () => {
  near = await testDatabase();
  endpoint = await countingEndpoint(near.endpoint);
  worker = await testWorker({ NEON_ENDPOINT: endpoint.url, WORKERS_PLAN: 'free' });
  sql = neon(worker.database.url);
});
afterEach(async () => {
  await sql`delete from games`;
  await sql`delete from users`;
});
afterAll(async () => {
  await worker.stop();
  await endpoint.stop();
  await near.drop();
});

async function gamesLeft(): Promise<number> {
  const rows: unknown = await sql`select count(*)::int as many from games`;
  return Number(JSON.stringify(rows).replaceAll(/\D/g, ''));
}

const deleteMe = (who: Visitor): Promise<Response> =>
  who.fetch('/api/me', {
    method: 'DELETE',
    body: JSON.stringify({ confirm: 'delete my account' }),
    headers: { 'content-type': 'application/json' },
  });

const idOf = async (who: Visitor): Promise<string> =>
  AccountViewSchema.parse(await (await who.get('/api/me')).json()).id;

/** Gives somebody as many games as the first one. */
async function multiply(): Promise<void> {
  await sql`insert into games select (jsonb_populate_record(one, jsonb_build_object(
    'id', lpad(nth::text, 12, '0'), 'invitation', lpad(nth::text, 22, '0')))).*
    from games one, generate_series(1, ${GAMES - 1}) nth`;
  expect(await gamesLeft()).toBe(GAMES);
}

test('29.9 nobody creates more games than anybody plays, and those who have some can', async () => {
  const ana = await person(worker, 'Ana');
  await soloTable(ana);
  const create = () => ana.post('/api/games', NEW, { 'idempotency-key': newKey() });
  await multiply();
  expect(await problemIn(await create())).toMatchObject({ status: 409 });
  await sql`update games set status = 'finished' where id > ${'000000000200'}`;
  expect(await problemIn(await create())).toMatchObject({ status: 409 });
  await sql`update games set status = 'finished' where id = ${'000000000200'}`;
  expect((await create()).status).toBe(201);
});

const NEW = { rules: { preset: 'hub' }, seats: 2 };
const File = z.looseObject({ tables: z.array(z.looseObject({ id: z.string(), actions: z.array(z.unknown()) })) });

test('29.9 a player of 2,000 games can export them all in one request, and only once at a time', async () => {
  const ana = await person(worker, 'Ana');
  const { game } = await soloTable(ana);
  await sql`update games set status = 'finished'`;
  await multiply();
  // A record of each, as of a game that was played.
  await sql`insert into actions select (jsonb_populate_record(one, jsonb_build_object('game_id', g.id))).*
    from actions one, games g where one.game_id = ${game.id} and g.id <> ${game.id}`;

  endpoint.take();
  const held = endpoint.hold('from "actions"');
  const exporting = ana.get('/api/me/export').then((answer) => answer.json());
  await held.arrived;
  const second = await ana.get('/api/me/export');
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  endpoint.take();
  held.release();
  const file = File.parse(await exporting);
  expect(file.tables).toHaveLength(GAMES);
  expect(new Set(file.tables.map(({ id }) => id)).size).toBe(GAMES);
  expect(endpoint.take().length).toBeLessThanOrEqual(MOST);
  endpoint.take();
  expect(await (await ana.get('/api/me/export')).text()).toContain('slow-train-account');
  expect(endpoint.take().length).toBeLessThanOrEqual(MOST);
});

test('29.9 an export that fails before it begins can be tried again at once', async () => {
  const ana = await person(worker, 'Ana');
  await sql`alter table saved_setups rename to away`;
  try {
    expect((await ana.get('/api/me/export')).status).toBe(500);
  } finally {
    await sql`alter table away rename to saved_setups`;
  }
  expect(await (await ana.get('/api/me/export')).text()).toContain('slow-train-account');
});

test('29.9 a guest of 2,000 games who signs in to an account takes them all along in one request', async () => {
  const [guest, known] = [await person(worker, 'Guest'), await person(worker, 'Known')];
  await setTable(guest);
  await multiply();
  await sql`update games set status = 'finished' where id > '000000000100'`;
  const [from, to] = [await idOf(guest), await idOf(known)];
  endpoint.take();
  expect(await mergeAccounts(portsOn({ ...worker.database, endpoint: endpoint.url }), from, to)).toMatchObject({
    ok: true,
  });
  expect(endpoint.take().length).toBeLessThanOrEqual(MOST);
  const rows: unknown = await sql`select count(*)::int as many from games where host = ${to}
    and seats @> ${JSON.stringify([{ account: to }])}::jsonb and not seats @> ${JSON.stringify([{ account: from }])}::jsonb`;
  expect(JSON.stringify(rows)).toBe(`[{"many":${GAMES}}]`);
  expect((await guest.get('/api/me')).status).toBe(401);
});

test('29.9 a player of 2,000 games can delete the account, of which each request and run does a part', async () => {
  const ana = await person(worker, 'Ana');
  await setTable(ana);
  await multiply();

  endpoint.take();
  expect((await deleteMe(ana)).status).toBe(204);
  expect(endpoint.take().length).toBeLessThanOrEqual(MOST);
  expect((await ana.get('/api/me')).status).toBe(401);

  const before = await gamesLeft();
  endpoint.take();
  await worker.scheduled();
  expect(endpoint.take().length).toBeLessThanOrEqual(MOST);
  expect(await gamesLeft()).toBeLessThan(before);

  // The last of them take the account along.
  await sql`delete from games where id > '000000000010'`;
  for (let runs = 0; runs < 10; runs++) await worker.scheduled();
  expect(await gamesLeft()).toBe(0);
  const rows: unknown = await sql`select count(*)::int as many from users`;
  expect(JSON.stringify(rows)).toBe('[{"many":0}]');
});
