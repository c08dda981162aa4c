import { ExpectedError } from '@slow-train/settings/expected-error';
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A setting of our own on the server's command line: the process id of the Node that started it. */
const OWNER = 'slow_train.owner';

/** Milliseconds to wait for a server whose owner is stopping it. */
const PATIENCE = 3_000;

/** When an orphan gets which signal, in milliseconds; their meaning is said where servers are stopped. */
const STEPS = [
  [0, 'SIGINT'],
  [4_000, 'SIGQUIT'],
  [10_000, 'SIGKILL'],
] as const;
/** When to give up on a process that survives SIGKILL, in milliseconds. */
const HOPELESS = 13_000;

/** The server that uses a data folder. */
interface Holder {
  readonly pid: number;
  /** The process that started it and would stop it; null if it was not started by Slow Train. */
  readonly owner: number | null;
  /** Whether it was, and that process is gone. */
  readonly isOrphan: boolean;
}

/** Returns the server's argument by which a later start tells whose it is. */
export const ownerArgument = (): string => `${OWNER}=${process.pid}`;

/**
 * Waits until no server uses a data folder. Stops one that nobody looks after any more, and removes the lock file of one
 * that is gone.
 * @param report called with a sentence about each of these
 * @throws ExpectedError `data-in-use` if somebody does look after it, or it cannot be stopped
 */
export async function freeDataFolder(data: string, report: (line: string) => void): Promise<void> {
  const since = Date.now();
  let steps: readonly (typeof STEPS)[number][] = STEPS;
  for (let holder = await holderOf(data); holder !== null; holder = await holderOf(data)) {
    const waited = Date.now() - since;
    if (waited > (holder.isOrphan ? HOPELESS : PATIENCE)) throw inUse(data, holder);
    const [next, ...later] = steps;
    if (holder.isOrphan && next !== undefined && waited >= next[0]) {
      if (steps === STEPS) report(`An earlier run left PostgreSQL behind (process ${holder.pid}). Stopping it.`);
      signal(holder.pid, next[1]);
      steps = later;
    }
    await wait(100);
  }
  // PostgreSQL would mistake any other process with that id for the owner.
  const left = await lockedBy(data);
  if (left === null) return;
  report(`PostgreSQL (process ${left}) did not end properly. Removed its lock file; it recovers at the start.`);
  await rm(lockFile(data), { force: true });
}

const inUse = (data: string, { pid, owner }: Holder): ExpectedError =>
  new ExpectedError(`The database in ${data} is in use by process ${owner ?? pid}.`, { code: 'data-in-use' });

const lockFile = (data: string): string => join(data, 'postmaster.pid');

/** Returns the process id in PostgreSQL's own lock file; null if there is none. */
async function lockedBy(data: string): Promise<number | null> {
  const pid = Number.parseInt(await readFile(lockFile(data), 'utf8').catch(() => ''), 10);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Returns the running server that a data folder's lock file names; null if there is none. */
async function holderOf(data: string): Promise<Holder | null> {
  const pid = await lockedBy(data);
  if (pid === null) return null;
  const command = await commandOf(pid);
  // After a crash or a reboot another program may have this id.
  if (!command.includes('postgres')) return null;
  const [, started] = new RegExp(`${OWNER}=(\\d+)`, 'u').exec(command) ?? [];
  if (started === undefined) return { pid, owner: null, isOrphan: false };
  const owner = Number(started);
  return { pid, owner, isOrphan: !(await commandOf(owner)).includes('node') };
}

/** Returns a process's command line; empty if there is no such process, or it has ended and was not collected yet. */
async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const answer = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => null);
  return answer?.stdout ?? '';
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}
