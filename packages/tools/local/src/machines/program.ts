import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { clearTimeout, setTimeout } from 'node:timers';
import type { Account } from '../postgres/account.ts';

/** How a program is run. */
export interface Surroundings {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  /** Null for ours. */
  readonly account: Account | null;
  /** A file to which its output is added. */
  readonly log: string;
}

/** Milliseconds after which a program is taken for one that never ends. */
const HOPELESS = 90 * 60_000;

/** A program in a process group of its own. */
export class Program {
  readonly #child: ChildProcess;
  readonly #status: Promise<number | null>;
  #output = '';
  #onOutput = (): void => undefined;

  constructor([program = '', ...args]: readonly string[], { folder, environment, account, log }: Surroundings) {
    this.#child = spawn(program, args, {
      cwd: folder,
      env: environment,
      ...account,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const file = createWriteStream(log, { flags: 'a' });
    const listen = (text: Buffer): void => {
      file.write(text);
      this.#output += text.toString();
      this.#onOutput();
    };
    this.#child.stdout?.on('data', listen);
    this.#child.stderr?.on('data', listen);
    const net = setTimeout(() => this.kill(), HOPELESS);
    this.#status = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        listen(Buffer.from(`${error.message}\n`));
        resolve(null);
      });
      this.#child.once('close', resolve);
    });
    this.#child.once('close', () => {
      clearTimeout(net);
      file.end();
      this.#onOutput();
    });
  }

  /** What it has printed so far. */
  get output(): string {
    return this.#output;
  }

  /** Resolves with its exit status; null if a signal ended it. */
  get status(): Promise<number | null> {
    return this.#status;
  }

  /** Resolves with the first match of a pattern in its output; null if it ended without. */
  async says(pattern: RegExp): Promise<RegExpExecArray | null> {
    let ended = false;
    this.#child.once('close', () => {
      ended = true;
      this.#onOutput();
    });
    return new Promise((resolve) => {
      this.#onOutput = () => {
        const match = pattern.exec(this.#output);
        if (match !== null || ended) resolve(match);
      };
      this.#onOutput();
    });
  }

  /** Sends it SIGINT, as Ctrl-C does. */
  interrupt(): void {
    this.#signal('SIGINT');
  }

  /** Ends it at once. Its processes in other groups notice by their watchdogs. */
  kill(): void {
    this.#signal('SIGKILL');
  }

  #signal(signal: NodeJS.Signals): void {
    signalGroup(this.#child.pid, signal);
  }
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, signal);
  } catch {
    // No process is left.
  }
}

/** Starts processes that never rest, until the returned function is called or this process ends. */
export async function startLoad(processes: number): Promise<() => void> {
  const watchdog = await readFile(new URL('../../bin/watchdog.sh', import.meta.url), 'utf8');
  const busy = Array.from({ length: processes }, () =>
    spawn('/bin/sh', ['-c', watchdog, 'sh', 'TERM 1', '/bin/sh', '-c', 'while :; do :; done'], {
      // Each in a session of its own: Linux shares the processor out among sessions.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    }),
  );
  return () => {
    for (const { pid } of busy) signalGroup(pid, 'SIGKILL');
  };
}
