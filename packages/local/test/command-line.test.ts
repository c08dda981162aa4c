import { type ChildProcess, spawn } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '../src/machine/ports.ts';
import { newPushKeys } from '../src/dev-server/push-keys.ts';

const program = fileURLToPath(new URL('../bin/slow-train.mjs', import.meta.url));

// Allows for several starts of everything on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

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

  async says(words: string): Promise<void> {
    await expect.poll(() => this.output, { timeout: 50_000 }).toContain(words);
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode === null) this.#child.kill(signal);
    return this.status;
  }
}

const dataFile = (path: string): string => join(String(environment['SLOW_TRAIN_DATA']), path);
/** The keys that sign sessions and pushes. New ones would sign everybody out and end all push subscriptions. */
const secrets = (): Promise<string[]> =>
  Promise.all(['auth-secret', 'push-keys.json'].map((name) => readFile(dataFile(name), 'utf8')));

test('start serves the game, keeps data in its own folder, and stops everything at the end', async () => {
  const first = new Command('start');
  await first.says(`Slow Train is running: ${address}`);
  const page = await fetch(address);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<html');
  const [, mailbox = ''] = /Mail: (http:\/\/localhost:\d+) \(sign-in codes arrive here\)/.exec(first.output) ?? [];
  expect(await (await fetch(mailbox)).text()).toContain('No mail yet.');

  const second = new Command('start');
  await second.says(`Slow Train is already running from this folder: ${address}`);
  expect(await second.status).toBe(1);

  const before = await secrets();
  expect(await first.end('SIGINT')).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
  await expect(fetch(mailbox)).rejects.toThrow();
  // PostgreSQL removes its lock file only when it shuts down properly.
  await expect(access(dataFile('postgres/data/postmaster.pid'))).rejects.toThrow('ENOENT');
  await expect(access(dataFile('address'))).rejects.toThrow('ENOENT');

  environment = { ...environment, SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'station@slow-train.example' };
  const third = new Command('start');
  await third.says(`Slow Train is running: ${address}`);
  await third.says('Mail: really sent, as configured');
  expect(await secrets()).toEqual(before);
  expect(await third.end('SIGTERM')).toBe(0);
});

test('an unknown command prints the known ones', async () => {
  const command = new Command('stop');
  await command.says('Usage: slow-train start|dev|test');
  expect(await command.status).toBe(1);
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
