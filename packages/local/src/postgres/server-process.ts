import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { serverEnvironment } from './data-folder.ts';

/** Ends the server together with this process. Passed as text, since the server's account may not reach the file. */
const WATCHDOG = readFileSync(new URL('../../bin/watchdog.sh', import.meta.url), 'utf8');

/** A PostgreSQL process that accepts connections. */
export interface ServerProcess {
  /** Shuts it down; resolves when it is gone. */
  stop(): Promise<void>;
  /** Resolves with the last lines of its log when the process has exited for any reason. */
  readonly ended: Promise<string>;
}

/**
 * Starts the server and waits until it accepts connections.
 * @returns the server, or the last lines of its log if it exited instead
 */
export async function startServerProcess(
  postgres: string,
  args: readonly string[],
  account: Account | null,
  folder: string,
): Promise<ServerProcess | { readonly log: string }> {
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', 'INT', postgres, ...args], {
    ...account,
    // In its own session, so that Ctrl-C in the terminal reaches only this process, which stops everything in order.
    detached: true,
    cwd: folder,
    env: serverEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(String(error)));
    child.once('close', () => resolve(log.join('\n')));
  });
  // `ended` already reports a child that died.
  child.stdin.on('error', () => undefined);
  const ready = new Promise<true>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log.push(...text.trimEnd().split('\n'));
      log.splice(0, Math.max(0, log.length - 40));
      if (text.includes('ready to accept connections')) resolve(true);
    });
  });
  const first = await Promise.race([ready, ended]);
  if (first !== true) return { log: first };
  return { ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.stdin?.end();
  const late = setTimeout(() => {
    // A negative number is the whole group: shell, server and its workers.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }, 20_000);
  await ended;
  clearTimeout(late);
}

/**
 * Returns the process id of the server that uses a data folder, from PostgreSQL's own lock file; null if there is none,
 * or only one left by a crash.
 */
export async function pidOfServer(data: string): Promise<number | null> {
  const lock = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(lock, 10);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  // After a crash or a reboot another program may have this id.
  return (await commandOf(pid)).includes('postgres') ? pid : null;
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const answer = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return answer?.stdout ?? '';
}
