import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { withClient } from '@slow-train/database';
import { type Postgres, startPostgres } from '../src/postgres/postgres.ts';

let folder: string;
let data: string;
let running: Postgres[] = [];

const start = async (report?: (line: string) => void): Promise<Postgres> => {
  const postgres = await startPostgres(data, 'keep', report);
  running.push(postgres);
  return postgres;
};

const run = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, args)).stdout;

/** Starts PostgreSQL in a Node of its own, which a test may kill. */
async function startElsewhere(): Promise<{ readonly owner: ChildProcess; readonly url: string }> {
  const script = fileURLToPath(new URL('fixture/postgres-owner.ts', import.meta.url));
  const owner = spawn(process.execPath, [script, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url]: unknown[] = await once(owner.stdout, 'data');
  return { owner, url: String(url).trim() };
}

async function killNow(owner: ChildProcess): Promise<void> {
  owner.kill('SIGKILL');
  await once(owner, 'exit');
}

/** Returns the process id in the lock file: PostgreSQL's own. */
const lockedBy = async (): Promise<number> => Number.parseInt(await readFile(join(data, 'postmaster.pid'), 'utf8'), 10);

/** Kills the process that serves a connection, so that the server recovers from a crash. */
async function killBackend(url: string): Promise<void> {
  const victim = withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    for (const { pid } of rows) process.kill(pid, 'SIGKILL');
    await client.query('select 1');
  });
  await expect(victim).rejects.toThrow('It closed the connection. Try again.');
}

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
  process.kill(await lockedBy(), 'SIGKILL');
  await first.ended;
  const lines: string[] = [];
  expect(await ask(await start((line) => lines.push(line)), 'select tile from kept')).toEqual([{ tile: 12 }]);
  expect(lines).toEqual([expect.stringContaining('did not end properly. Removed its lock file')]);
});

test('a server that nobody would stop any more is stopped by the next start', async () => {
  const { owner, url } = await startElsewhere();
  await withClient(url, (client) => client.query('create table kept as select 12 as tile'));
  const left = await lockedBy();
  // The watchdog has a process of its own that waits, besides PostgreSQL.
  owner.kill('SIGSTOP');
  const watchdog = (await run('ps', '-o', 'ppid=', '-p', String(left))).trim();
  const watching = (await run('pgrep', '-P', watchdog)).trim().split('\n').map(Number);
  for (const pid of [Number(watchdog), ...watching.filter((one) => one !== left)]) process.kill(pid, 'SIGKILL');
  await killNow(owner);
  const lines: string[] = [];
  expect(await ask(await start((line) => lines.push(line)), 'select tile from kept')).toEqual([{ tile: 12 }]);
  expect(lines).toEqual([`An earlier run left PostgreSQL behind (process ${left}). Stopping it.`]);
});

test('a server that hangs in its recovery from a crash makes way for the next start', async () => {
  const { owner, url } = await startElsewhere();
  await killBackend(url);
  const attempt = (): Promise<string> =>
    withClient(url, (client) => client.query('select 1')).then(() => 'works', String);
  // Without a pause: it may say so for a moment only.
  for (let said = await attempt(); !said.includes('57P03');) said = await attempt();
  await killNow(owner);
  expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the start ignores a lock file whose process id now belongs to another program', async () => {
  const first = await start();
  await first.stop();
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n1\n\n127.0.0.1\n`);
  expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the server refuses a connection without the password', async () => {
  const url = new URL((await start()).url('postgres'));
  url.password = '';
  await expect(withClient(url.href, (client) => client.query('select 1'))).rejects.toThrow(/password/u);
});
