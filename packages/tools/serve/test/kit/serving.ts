import { eventually } from '@slow-train/local/kit';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@slow-train/local/testing';
import { expect, inject } from 'vitest';
import { BUILD_FILES } from '../../src/output/build-description.ts';

/** Nothing of the developer's own settings. */
const UNSET = Object.fromEntries(
  `ADDRESS APP_URL BACKGROUND_WORK DATABASE_URL MAIL_FROM OPERATOR_TOKEN OUTBOUND_LOOPBACK PORT RELEASE RESEND_API_KEY
  RESEND_WEBHOOK_SECRET SMTP_URL SOCKET STATE_DIRECTORY TRUSTED_PROXY VAPID_PRIVATE_KEY
  VAPID_PUBLIC_KEY`
    .split(/\s+/)
    .map((name) => [name, '']),
);

/** The address for players. One for all tests, because a database belongs to one site. */
export const SITE = 'http://slow-train.example';

const running = new Set<Serving>();

/** The process that `npm run serve` starts. */
export class Serving {
  readonly #child: ChildProcess;
  /** Its address without a trailing slash; of no use if it listens on a socket. */
  readonly url: string;
  readonly status: Promise<number | null>;
  output = '';

  private constructor(folder: string, environment: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${environment['PORT']}`;
    this.#child = spawn(process.execPath, [join(folder, BUILD_FILES.server)], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (data: Buffer) => void (this.output += data.toString()));
    this.status = new Promise((resolve) => this.#child.once('close', resolve));
    running.add(this);
    void this.status.then(() => running.delete(this));
  }

  /** Starts a build with these settings besides the necessary ones, on a free port unless they say otherwise. */
  static async start(folder: string, settings: Readonly<Record<string, string>>): Promise<Serving> {
    const port = settings['PORT'] ?? String(await freePort());
    return new Serving(folder, {
      ...UNSET,
      ...(settings['SOCKET'] === undefined && { PORT: port }),
      APP_URL: SITE,
      AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
      STATE_DIRECTORY: settings['STATE_DIRECTORY'] ?? (await stateFolder()),
      ...settings,
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Waits until it serves; fails if it ends instead. */
  async ready(): Promise<this> {
    await this.says('Slow Train is serving');
    return this;
  }

  /** Waits until it has printed these words; fails if it ends without. */
  async says(words: string): Promise<void> {
    const isOver = (): boolean => this.output.includes(words) || this.#child.exitCode !== null;
    await eventually(() => expect(isOver()).toBe(true));
    if (!this.output.includes(words)) throw new Error(`It ended without saying "${words}":\n${this.output}`);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  async stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.status;
  }
}

/** Stops what a test left running. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.stop()));
}

/** Returns a new folder with a path short enough for sockets. */
export function stateFolder(): Promise<string> {
  return mkdtemp(join(inject('testServer').folder, 's-'));
}

/** Sends a request to a unix socket. */
export function fetchSocket(
  socketPath: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, headers: { host: 'slow-train.example', ...headers } }, (response) => {
      text(response).then((body) => resolve(JSON.parse(body)), reject);
    })
      .once('error', reject)
      .end();
  });
}
