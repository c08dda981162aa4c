import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';

/** CPU times are read from /proc. */
export const KNOWS_CPU = platform() === 'linux';

/** The kernel reports in hundredths of a second, with any clock of its own. */
const TICK = 10;

/**
 * Returns the CPU time, in ms, that a process and its children have used, with the children that have ended; NaN where
 * there is no /proc. Counts in steps of 10 ms.
 */
export async function cpuOfTree(pid: number): Promise<number> {
  if (!KNOWS_CPU) return NaN;
  const [used, children] = await Promise.all([
    timesOf(pid),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ]);
  const ids = children.split(' ').filter((id) => id !== '');
  // A child may end between the two readings.
  const own = await Promise.all(ids.map((id) => cpuOfTree(Number(id)).catch(() => 0)));
  return own.reduce((sum, one) => sum + one, used);
}

async function timesOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain spaces. After it: state, …, and as 12th to 15th utime, stime, cutime, cstime.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) * TICK, 0);
}

/**
 * Returns the CPU time of a process's first thread, in ms; NaN where there is no /proc. The scheduler counts nanoseconds.
 */
export async function cpuOfFirstThread(pid: number): Promise<number> {
  if (!KNOWS_CPU) return NaN;
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8');
  return Number(text.split(' ')[0]) / 1e6;
}
