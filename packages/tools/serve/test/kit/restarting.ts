import { eventually } from '@slow-train/local/kit';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { BUILD_FILES } from '../../src/output/build-description.ts';

/** As systemd does with a .socket unit: keeps the socket, passes it on, and starts the server whenever it has ended well. */
const LOOP = `while LISTEN_FDS=1 /bin/sh -c 'LISTEN_PID=$$ exec "$@"' sh "$@"; do :; done`;

/** A server that is started again and again with a socket that stays open. */
export class Restarting {
  readonly #loop: ChildProcess;
  readonly port: number;
  #output = '';

  private constructor(loop: ChildProcess, port: number) {
    this.#loop = loop;
    this.port = port;
    for (const stream of [loop.stdout, loop.stderr])
      stream?.on('data', (data: Buffer) => void (this.#output += data.toString()));
  }

  /** @param environment all settings but ADDRESS and PORT */
  static async start(folder: string, environment: Readonly<Record<string, string>>, port: number): Promise<Restarting> {
    const listening = createServer().listen(port, '127.0.0.1');
    await once(listening, 'listening');
    // Nothing public says it.
    const { fd }: { readonly fd: number } = Object(Reflect.get(listening, '_handle'));
    const loop = spawn('/bin/sh', ['-c', LOOP, 'sh', process.execPath, join(folder, BUILD_FILES.server)], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe', fd],
    });
    await once(loop, 'spawn');
    listening.close();
    const restarting = new Restarting(loop, port);
    await restarting.#started(1);
    return restarting;
  }

  /** Stops the server as a deployment does, and waits until the next one serves. */
  async restart(): Promise<void> {
    const before = this.#starts();
    process.kill(await this.#server(), 'SIGTERM');
    await this.#started(before + 1);
  }

  async stop(): Promise<void> {
    const server = await this.#server();
    const closed = once(this.#loop, 'close');
    this.#loop.kill('SIGKILL');
    process.kill(server, 'SIGTERM');
    await closed;
  }

  #starts = (): number => this.#output.split('Slow Train is serving').length - 1;

  async #started(count: number): Promise<void> {
    await eventually(() => expect(this.#loop.exitCode === null ? this.#starts() : this.#output).toBe(count));
  }

  async #server(): Promise<number> {
    return Number((await promisify(execFile)('pgrep', ['-P', String(this.#loop.pid)])).stdout);
  }
}
