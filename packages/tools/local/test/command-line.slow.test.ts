import { eventually } from '../src/testing/kit.ts';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withClient } from '@slow-train/database';
import { afterEach, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../src/machine/ports.ts';
import { newPushKeys } from '../src/dev-server/push-keys.ts';

const program = fileURLToPath(new URL('../bin/slow-train.mjs', import.meta.url));

let environment: NodeJS.ProcessEnv;
let address: string;
let commands: Command[] = [];

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  const unset = { DATABASE_URL: '', NEON_ENDPOINT: '', SMTP_URL: '', RESEND_API_KEY: '', MAIL_FROM: '' };
  environment = {
    ...process.env,
    ...unset,
    SLOW_TRAIN_DATA: join(inject('testServer').folder, 'cli'),
    PORT: String(port),
  };
});

afterEach(async () => {
  await Promise.all(commands.map((command) => command.end('SIGTERM')));
  commands = [];
});

/** A running command, with its output so far. */
class Command {
  readonly #child: ChildProcess;
  readonly status: Promise<number | null>;
  output = '';

  constructor(...args: readonly string[]) {
    this.#child = spawn(process.execPath, [program, ...args], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const listen = (text: Buffer): void => void (this.output += text.toString());
    this.#child.stdout?.on('data', listen);
    this.#child.stderr?.on('data', listen);
    this.status = new Promise((resolve) => this.#child.on('close', resolve));
    commands.push(this);
  }

  /** Returns the process group of everything but PostgreSQL. */
  async group(): Promise<string> {
    return (await run('pgrep', '-P', String(this.#child.pid))).trim();
  }

  /** Returns the process ids of the programs of this name that it runs. */
  async pidsOf(name: string): Promise<readonly number[]> {
    return (await run('pgrep', '-g', await this.group(), name)).trim().split('\n').map(Number);
  }

  async says(words: string): Promise<void> {
    await eventually(async () => expect(this.output).toContain(words));
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode === null) this.#child.kill(signal);
    return this.status;
  }
}

const run = async (program: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, args)).stdout;

const dataFile = (path: string): string => join(String(environment['SLOW_TRAIN_DATA']), path);
/** The keys that sign sessions and pushes. New ones would sign everybody out and end all push subscriptions. */
const secrets = (): Promise<string[]> =>
  Promise.all(['auth-secret', 'push-keys.json'].map((name) => readFile(dataFile(name), 'utf8')));

/** Checks that what only helps a developer answers nobody else. */
async function expectLocalOnly(mailbox: string): Promise<void> {
  // A foreign name that leads here, as when a website rebinds its own, or a tunnel ends here.
  const statusFor = (host: string, url: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      get(url, { headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).once('error', reject);
    });
  for (const path of ['local/scheduled', 'handler/scheduled', 'mf/scheduled', 'local/email', 'local/explorer'])
    expect([path, await statusFor('trains.example', `${address}/cdn-cgi/${path}`)]).toEqual([path, 403]);
  expect(await statusFor('trains.example', mailbox)).toBe(403);
  expect(await statusFor('localhost', `${address}/cdn-cgi/local/scheduled`)).toBe(200);
  expect(await statusFor('localhost', `${address}/cdn-cgi/local/explorer`)).toBe(404);
  // Nothing listens at this machine's address in a network.
  const others = Object.values(networkInterfaces()).flatMap((found = []) => found.filter(({ internal }) => !internal));
  for (const { address: ip } of others.filter(({ family }) => family === 'IPv4')) {
    for (const url of [address, mailbox])
      await expect(fetch(`http://${ip}:${new URL(url).port}/`)).rejects.toThrow('fetch failed');
  }
}

test('start serves the game, and its extras to this machine only, keeps data in its own folder, and stops everything at the end', async () => {
  const first = new Command('start');
  await first.says(`Slow Train is running: ${address}`);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html');
  const [, mailbox = ''] = /Mail: (http:\/\/localhost:\d+) \(sign-in codes arrive here\)/.exec(first.output) ?? [];
  expect(await (await fetch(mailbox)).text()).toContain('No mail yet.');
  await expectLocalOnly(mailbox);

  const second = new Command('start');
  await second.says(`Slow Train is already running from this folder: ${address}`);
  expect(await second.status).toBe(1);

  const node = Number(/in use by process (\d+)/.exec(second.output)?.[1]);
  process.kill(node, 'SIGSTOP');
  const third = new Command('start');
  await third.says(`in use by process ${node}. That is Slow Train, but ${address} does not answer.`);
  expect(await third.status).toBe(1);
  process.kill(node, 'SIGCONT');

  const before = await secrets();
  expect(await first.end('SIGINT')).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
  await expect(fetch(mailbox)).rejects.toThrow();
  // PostgreSQL removes its lock file only when it shuts down properly.
  await expect(access(dataFile('postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
  await expect(access(dataFile('address'))).rejects.toThrow('ENOENT');

  environment = { ...environment, SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'station@slow-train.example' };
  const fourth = new Command('start');
  await fourth.says(`Slow Train is running: ${address}`);
  await fourth.says('Mail: really sent, as configured');
  expect(await secrets()).toEqual(before);
  expect(await fourth.end('SIGTERM')).toBe(0);
});

const ready = (): Promise<number> =>
  fetch(`${address}/api/ready`).then(
    ({ status }) => status,
    () => 0,
  );

test('start survives the death of everything but PostgreSQL, and says why it ends with that', async () => {
  const first = new Command('start');
  await first.says(`Slow Train is running: ${address}`);

  for (const pid of await first.pidsOf('workerd')) process.kill(pid, 'SIGKILL');
  await first.says('The Worker’s process (workerd) died and was started again.');
  expect(await ready()).toBe(200);

  const others = 'from pg_stat_activity where pid <> pg_backend_pid() and datname is not null';
  const victims = await withClient(await databaseUrl(), async (client) => {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) ${others}`);
    expect(rowCount).toBeGreaterThan(0);
    await eventually(async () => expect(await ready()).toBe(200));
    return (await client.query<{ pid: number }>(`select pid ${others}`)).rows;
  });
  // After such a death PostgreSQL recovers as after a crash.
  for (const { pid } of victims) process.kill(pid, 'SIGKILL');
  await eventually(async () => expect(await ready()).toBe(200));

  // Leaves a running PostgreSQL and its lock file, and the file with the address.
  process.kill(-Number(await first.group()), 'SIGKILL');
  await first.status;
  const second = new Command('start');
  await second.says(`Slow Train is running: ${address}`);

  process.kill(Number.parseInt(await readFile(dataFile('postgres/data/postmaster.pid'), 'utf8'), 10), 'SIGKILL');
  expect(await second.status).toBe(1);
  expect(second.output).toContain('PostgreSQL ended, and so does Slow Train. Games are safe: start it again.');
  for (const { output } of [first, second]) expect(output).not.toMatch(/^\s+at /m);
});

/** Returns the connection string of the database that `start` runs. */
async function databaseUrl(): Promise<string> {
  const [, , , port] = (await readFile(dataFile('postgres/data/postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(dataFile('postgres/data/slow-train.password'), 'utf8')).trim();
  return `postgres://slow_train:${password}@127.0.0.1:${port}/slow_train`;
}

test('help lists the commands, and so does an unknown one', async () => {
  const help = new Command('help');
  await help.says('Usage: npx slow-train COMMAND');
  await help.says('start          runs the whole site on this machine');
  expect(await help.status).toBe(0);
  const unknown = new Command('stop');
  await unknown.says('There is no command "stop".');
  await unknown.says('start          runs the whole site on this machine');
  expect(await unknown.status).toBe(1);
});

test('start explains wrong settings and shows the line to change', async () => {
  environment = { ...environment, SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: '', VAPID_PUBLIC_KEY: '' };
  const senderless = new Command('start');
  await senderless.says('MAIL_FROM="Slow Train <mail@your-domain>"');
  expect(await senderless.status).toBe(1);

  const { VAPID_PUBLIC_KEY } = newPushKeys();
  const { VAPID_PRIVATE_KEY } = newPushKeys();
  environment = { ...environment, SMTP_URL: '', VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
  const mismatched = new Command('start');
  await mismatched.says('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not a pair.');
  expect(await mismatched.status).toBe(1);
  for (const { output } of [senderless, mismatched]) {
    expect(output).not.toContain('Slow Train is running');
    expect(output).not.toMatch(/^\s+at /m);
  }
});

test('start explains a wrong database address', async () => {
  environment = { ...environment, DATABASE_URL: 'mysql://localhost/x' };
  const command = new Command('start');
  await command.says('DATABASE_URL is not a postgres:// address.');
  expect(await command.status).toBe(1);
});
