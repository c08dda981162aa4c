import { eventually } from '@slow-train/local/kit';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { access, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type Socket, createConnection, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { claimForSite } from '@slow-train/database';
import { type TestDatabase, freePort, testDatabase } from '@slow-train/local/testing';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Built, built } from './kit/built.ts';
import { SITE, Serving, fetchSocket, stateFolder, stopAll } from './kit/serving.ts';

let build: Built;
let database: TestDatabase;
/** A build whose Worker says what it was sent. */
let echo: string;

beforeAll(async () => {
  [build, database] = await Promise.all([built(), testDatabase()]);
  echo = await build.variant({ worker: fileURLToPath(new URL('fixture/echo.js', import.meta.url)) });
});

afterEach(stopAll);

afterAll(async () => {
  await database.drop();
  await build.remove();
});

const start = (folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Serving> =>
  Serving.start(folder, { DATABASE_URL: database.url, ...settings });

const FORGED = {
  'cf-connecting-ip': '203.0.113.66',
  'x-forwarded-for': '203.0.113.66, 198.51.100.9',
  'x-forwarded-proto': 'https',
};

describe('the client’s address and scheme', () => {
  const ask = async (server: Serving): Promise<unknown> =>
    (await fetch(`${server.url}/api/x`, { headers: FORGED })).json();

  test('the client’s address and scheme are the connection’s own without a proxy, no matter what a client claims', async () => {
    const server = await (await start(echo)).ready();
    expect(await ask(server)).toEqual({ address: '127.0.0.1', url: `${server.url}/api/x` });
  });

  test('the client’s address and scheme are the connection’s own if it does not come from the proxy', async () => {
    const server = await (await start(echo, { TRUSTED_PROXY: '192.0.2.1, 2001:db8::/32' })).ready();
    expect(await ask(server)).toEqual({ address: '127.0.0.1', url: `${server.url}/api/x` });
  });

  test('the client’s address and scheme are those that the trusted proxy names', async () => {
    const server = await (await start(echo, { TRUSTED_PROXY: '127.0.0.0/8' })).ready();
    expect(await ask(server)).toEqual({
      address: '198.51.100.9',
      url: `${server.url.replace('http:', 'https:')}/api/x`,
    });
  });

  test('the client’s address and scheme are those that the proxy on a unix socket names', async () => {
    const socket = join(await stateFolder(), 'http.sock');
    await (await start(echo, { SOCKET: socket })).ready();
    expect(await fetchSocket(socket, '/api/x', FORGED)).toEqual({
      address: '198.51.100.9',
      url: 'https://slow-train.example/api/x',
    });
  });
});

describe('the end', () => {
  test('the end lets a request finish that has begun', async () => {
    const server = await (await start(echo)).ready();
    const { port } = new URL(server.url);
    const slow = request({ host: '127.0.0.1', port, path: '/api/x', method: 'POST' });
    const answer = new Promise<string>((resolve, reject) => {
      slow.once('response', (response) => void text(response).then(resolve, reject)).once('error', reject);
    });
    // The Worker reads the body to its end. Its answer to another request shows that it has begun.
    slow.write('a');
    await fetch(`${server.url}/api/x`);
    server.signal('SIGTERM');
    await server.says('Stopping');
    await refusesConnections(server.url);
    slow.end('b');
    expect(JSON.parse(await answer)).toMatchObject({ address: '127.0.0.1' });
    expect(await server.status).toBe(0);
  });

  test('the end comes with a reason if workerd dies', async () => {
    const server = await (await start(echo)).ready();
    process.kill(await workerdOf(server), 'SIGKILL');
    expect(await server.status).toBe(1);
    expect(server.output).toContain('The Worker ended unexpectedly.');
  });

  test('the end comes with a reason if the watchdog of workerd dies, and workerd does not stay behind', async () => {
    const server = await (await start(echo)).ready();
    const workerd = await workerdOf(server);
    process.kill(await watchdogOf(server), 'SIGKILL');
    expect(await server.status).toBe(1);
    expect(server.output).toContain('The Worker ended unexpectedly.');
    await eventually(async () => expect(await isRunning(workerd)).toBe(false));
  });

  test('the end of the supervisor is the end of workerd, and the next one starts where it was', async () => {
    const [state, other] = await Promise.all([stateFolder(), stateFolder()]);
    const settings = { STATE_DIRECTORY: state, SOCKET: join(other, 'http.sock') };
    const first = await (await start(echo, settings)).ready();
    const workerd = await workerdOf(first);
    first.signal('SIGKILL');
    await eventually(async () => expect(await isRunning(workerd)).toBe(false));
    // The remains of a killed process.
    await access(settings.SOCKET);
    await (await start(echo, settings)).ready();
    expect(await fetchSocket(settings.SOCKET, '/api/x', {})).toMatchObject({ address: '192.0.0.8' });
  });
});

describe('the start', () => {
  /** Starts it and returns its output before it ends with status 1. */
  async function refusal(settings: Readonly<Record<string, string>>, folder = build.folder): Promise<string> {
    const server = await start(folder, settings);
    expect(await server.status).toBe(1);
    expect(server.output).not.toMatch(/^\s+at /m);
    return server.output;
  }

  test('the start says that the database has not been migrated', async () => {
    const url = new URL(database.url);
    url.pathname = '/postgres';
    expect(await refusal({ DATABASE_URL: url.href })).toContain('Run: npx slow-train migrate');
  });

  test('the start says why the database cannot be used, without its password', async () => {
    const wrong = new URL(database.url);
    wrong.password = 'not-the-password';
    const output = await refusal({ DATABASE_URL: wrong.href });
    expect(output).toContain('It refuses the password.');
    expect(output).not.toContain('not-the-password');
    const encrypted = await refusal({ DATABASE_URL: `${database.url}?sslmode=verify-full` });
    expect(encrypted).toContain('It offers no TLS.');
    expect(await refusal({ DATABASE_URL: 'mysql://localhost/x' })).toContain(
      'DATABASE_URL is not a postgres:// address.',
    );
  });

  test('the start leaves the database of another site alone', async () => {
    await claimForSite(database.url, 'https://another.example', '1');
    expect(await refusal({})).toContain('The database belongs to the site https://another.example.');
    await claimForSite(database.url, SITE, '1');
  });

  test('the start says that the port is taken', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    expect(await refusal({ PORT: String(port) })).toContain('Another program listens on this address and port.');
    taken.close();
  });

  test('the start says why it cannot write to its folder', async () => {
    const file = join(await stateFolder(), 'file');
    await writeFile(file, '');
    expect(await refusal({ STATE_DIRECTORY: file })).toContain(`Cannot write to ${file}. Set STATE_DIRECTORY`);
  });

  test('the start says that another server uses its folder', async () => {
    const state = await stateFolder();
    await (await start(echo, { STATE_DIRECTORY: state })).ready();
    expect(await refusal({ STATE_DIRECTORY: state })).toContain('Another server is running with');
  });

  test('the start says which setting of the Worker is missing', async () => {
    const output = await refusal({ AUTH_SECRET: '' });
    expect(output).toContain('AUTH_SECRET="at least 32 random characters');
    expect(output).toContain('Change in .production.vars');
    expect(output).not.toContain('wrangler');
  });

  test('the start keeps secrets out of the configuration and the command line', async () => {
    const state = await stateFolder();
    const secret = 'this-must-not-be-seen-anywhere-outside';
    const server = await (await start(build.folder, { STATE_DIRECTORY: state, AUTH_SECRET: secret })).ready();
    const config = await readFile(join(state, 'workerd.capnp'), 'utf8');
    const { password } = new URL(database.url);
    const workerd = String(await workerdOf(server));
    const seen = [config, server.output, await run('ps', '-ww', '-o', 'args=', '-p', workerd)].join('\n');
    expect(seen).toContain('workerd.capnp');
    for (const hidden of [secret, password]) expect(seen).not.toContain(hidden);
    // Nor does workerd itself get the database's password.
    const environment = await run('ps', 'eww', '-p', workerd);
    expect(environment).toContain(secret);
    expect(environment).not.toContain(password);
  });
});

test('a lost database is reported once, and used again when it is back', async () => {
  const door = await openDoor(Number(new URL(database.url).port));
  const url = new URL(database.url);
  url.port = String(door.port);
  const server = await (await start(build.folder, { DATABASE_URL: url.href })).ready();
  const ready = async (): Promise<number> => (await fetch(`${server.url}/api/ready`)).status;
  expect(await ready()).toBe(200);
  await door.close();
  expect([await ready(), await ready()]).toEqual([503, 503]);
  await door.open();
  await eventually(async () => expect(await ready()).toBe(200));
  await server.says('The database answers again.');
  expect(server.output.match(/Until it answers, players get errors\./g)).toHaveLength(1);
});

/** Listens on a port, and passes connections on to another one, until it is closed. */
async function openDoor(
  target: number,
): Promise<{ readonly port: number; open(): Promise<void>; close(): Promise<void> }> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const other = createConnection(target, '127.0.0.1');
    for (const [one, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(to);
      one.on('error', () => to.destroy());
    }
  });
  const open = async (): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open();
  onTestFinished(() => void server.close());
  return {
    port,
    open,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Whether a process runs. One that has ended but was not collected by its parent (Z) does not. */
const isRunning = async (pid: number): Promise<boolean> =>
  /^[^Z]/.test(await run('ps', '-o', 'stat=', '-p', String(pid)).catch(() => ''));

const run = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, args)).stdout;

/** Returns the process id of workerd, the child of the watchdog that the supervisor started. */
async function workerdOf(server: Serving): Promise<number> {
  const watchdog = String(await watchdogOf(server));
  const [workerd = ''] = (await run('pgrep', '-f', '-P', watchdog, 'workerd serve --control-fd')).split('\n');
  return Number(workerd);
}

const watchdogOf = async ({ pid }: Serving): Promise<number> => Number(await run('pgrep', '-P', String(pid)));

/** Waits until no request is answered any more, whether it is refused or left alone. */
async function refusesConnections(url: string): Promise<void> {
  const isAnswered = (): Promise<boolean> =>
    fetch(url, { signal: AbortSignal.timeout(500) }).then(
      () => true,
      () => false,
    );
  await eventually(async () => expect(await isAnswered()).toBe(false));
}
