import { ExpectedError } from '@slow-train/settings/expected-error';
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { ServerEnvironment } from './settings.ts';

/**
 * How workerd is stopped: after SIGTERM what it does has four seconds to finish, then SIGKILL. Requests have finished
 * before, and workerd itself would wait for ever.
 */
const STOP = 'TERM 4';
/** Lines of its output that explain why it ended. */
const LAST_LINES = 10;
/** The file descriptor on which workerd reports the sockets it listens on. */
const CONTROL = 4;

/** The process that runs the Worker. */
export interface Workerd {
  readonly pid: number | undefined;
  /** Stops accepting, lets requests finish, four seconds at most, and resolves when it is gone. */
  stop(): Promise<void>;
  /** Resolves with the end of its output when it is gone. */
  readonly ended: Promise<string>;
}

export interface WorkerdStart {
  readonly config: string;
  /** The script that ends workerd when this process dies; see its comment. */
  readonly watchdog: string;
  /** Its whole environment. */
  readonly environment: ServerEnvironment;
  /** The number of sockets to wait for. */
  readonly sockets: number;
  /** Called with each line it prints. */
  readonly report: (line: string) => void;
}

/**
 * Starts workerd and waits until it listens.
 * @throws ExpectedError with the end of its output if it does not
 */
export async function startWorkerd(start: WorkerdStart): Promise<Workerd> {
  const binary = createRequire(import.meta.url).resolve('workerd/bin/workerd');
  const child = spawn(
    '/bin/sh',
    ['-c', start.watchdog, 'sh', STOP, binary, 'serve', `--control-fd=${CONTROL}`, start.config],
    // In a process group of its own, so that a Ctrl-C reaches only this process, which then stops it properly.
    { detached: true, env: start.environment, stdio: ['pipe', 'pipe', 'pipe', 'ignore', 'pipe'] },
  );
  // Writes nothing to it, and its end may come first.
  child.stdin?.on('error', () => undefined);
  const lines: string[] = [];
  forEachLine(child, [1, 2], (line) => {
    lines.push(line);
    lines.splice(0, lines.length - LAST_LINES);
    start.report(line);
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', () => resolve(lines.join('\n')));
  });
  // Nobody would stop workerd if its watchdog was killed.
  child.once('exit', () => killGroup(child.pid));
  await Promise.race([
    new Promise<void>((resolve) => {
      let listening = 0;
      forEachLine(child, [CONTROL], () => {
        listening += 1;
        if (listening === start.sockets) resolve();
      });
    }),
    ended.then((output) => {
      throw new ExpectedError(`The Worker did not start:\n${output}`);
    }),
  ]);
  return {
    pid: child.pid,
    ended,
    async stop() {
      // The watchdog does the rest.
      child.stdin?.end();
      await ended;
    },
  };
}

function forEachLine(child: ChildProcess, descriptors: readonly number[], act: (line: string) => void): void {
  for (const descriptor of descriptors) {
    const stream = child.stdio[descriptor];
    if (stream && 'read' in stream) createInterface({ input: stream }).on('line', act);
  }
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // No process is left.
  }
}
