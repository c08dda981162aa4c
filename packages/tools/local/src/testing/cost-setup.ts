import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { afterAll } from 'vitest';

// A file for vitest's `setupFiles`, the first of every project: how much processor time each test file takes, with the
// loading of its modules, for cost-reporter.ts. Without the servers and browsers, which other processes have started.

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds of processor time, user and system, of a file in its worker. */
    cpu?: number;
  }
}

declare global {
  // Of the worker, which outlives the files and their modules.
  var slowTrainCpu: number | undefined;
}

// oxlint-disable-next-line no-empty-pattern -- vitest reads here which fixtures are wanted: none.
afterAll(({}, file) => {
  const now = secondsOfWorker();
  file.meta.cpu = now - (globalThis.slowTrainCpu ?? 0);
  globalThis.slowTrainCpu = now;
});

/** Returns the time of this worker so far: its process with the programs that it has run, or its thread. */
function secondsOfWorker(): number {
  if (isMainThread) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000 + secondsOfChildren();
  }
  // Node 22 cannot tell threads apart.
  const { user, system } = 'threadCpuUsage' in process ? process.threadCpuUsage() : { user: 0, system: 0 };
  return (user + system) / 1_000_000;
}

/** Returns the time of the processes that this one has started and that have ended; only Linux says it. */
function secondsOfChildren(): number {
  if (process.platform !== 'linux') return 0;
  // After the name, in brackets, of the program (proc_pid_stat(5)); in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
