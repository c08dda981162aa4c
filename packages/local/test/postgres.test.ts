import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { withClient } from '../src/postgres/databases.ts';
import { type Postgres, startPostgres } from '../src/postgres/postgres.ts';

let folder: string;
let data: string;
let running: Postgres[] = [];

const start = async (): Promise<Postgres> => {
  const postgres = await startPostgres(data, 'keep');
  running.push(postgres);
  return postgres;
};

const ask = (postgres: Postgres, query: string): Promise<unknown[]> =>
  withClient(postgres.url('postgres'), async (client) => (await client.query(query)).rows);

beforeEach(async () => {
  folder = await mkdtemp(join(inject('testServer').folder, 'postgres-'));
  await chmod(folder, 0o755);
  data = join(folder, 'postgres', 'data');
});

afterEach(async () => {
  await Promise.all(running.map((postgres) => postgres.stop()));
  running = [];
  await rm(folder, { recursive: true, force: true });
});

test('data survives a restart', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 12 as tile');
  await first.stop();
  expect(await ask(await start(), 'select tile from kept')).toEqual([{ tile: 12 }]);
});

test('a data folder in use is refused with a clear message', async () => {
  await start();
  await expect(start()).rejects.toMatchObject({
    code: 'data-in-use',
    message: expect.stringContaining(`${data} is in use by process`),
  });
});

test('committed data survives a killed server', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 12 as tile');
  process.kill(Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  await first.ended;
  expect(await ask(await start(), 'select tile from kept')).toEqual([{ tile: 12 }]);
});

test('ignores a lock file whose process id now belongs to another program', async () => {
  const first = await start();
  await first.stop();
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n1\n\n127.0.0.1\n`);
  expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('refuses a connection without the password', async () => {
  const url = new URL((await start()).url('postgres'));
  url.password = '';
  await expect(withClient(url.href, (client) => client.query('select 1'))).rejects.toThrow(/password/u);
});
