import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers';
import type { Account } from './account.ts';
import { serverEnvironment } from './data-folder.ts';

/** Ends the server together with this process. Passed as text, since the server's account may not reach the file. */
const WATCHDOG = readFileSync(new URL('../../bin/watchdog.sh', import.meta.url), 'utf8');

/**
 * How it is stopped, each with its seconds: a fast shutdown, which hangs if it meets the recovery from a crash; an
 * immediate one, in which PostgreSQL itself kills its processes after five; SIGKILL. Committed data survives all three.
 */
const STOP = 'INT 4 QUIT 6';

/** How long to wait for the end of a dead server's log, in milliseconds. */
const LAST_WORDS = 2_000;

/** A PostgreSQL process that accepts connections. */
export interface ServerProcess {
  /** Shuts it down; resolves when it is gone, after 13 seconds at most. */
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
  const child = spawn('/bin/sh', ['-c', WATCHDOG, 'sh', STOP, postgres, ...args], {
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
    child.once('exit', () => {
      // Nobody else would stop a server whose watchdog was killed.
      killGroup(child.pid);
      // A process of the server that hangs would keep the log open.
      setTimeout(() => resolve(log.join('\n')), LAST_WORDS).unref();
    });
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
  return {
    ended,
    async stop() {
      // The watchdog does the rest.
      child.stdin.end();
      await ended;
    },
  };
}

function killGroup(leader: number | undefined): void {
  try {
    // A negative number is the whole group.
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // No process is left.
  }
}
