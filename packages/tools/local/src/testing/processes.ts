import { readFileSync, readdirSync } from 'node:fs';

/** A running process. */
export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  /** The first 15 letters of its program's name. */
  readonly name: string;
  /** Seconds of processor time, user and system, its own and that of the children it has waited for. */
  readonly seconds: number;
}

/** Returns the processes below one, at any depth. None except on Linux, which has them in files (proc_pid_stat(5)). */
export function processesBelow(pid: number): RunningProcess[] {
  if (process.platform !== 'linux') return [];
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap(processOf);
  const below = (parent: number): RunningProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

function processOf(pid: string): RunningProcess[] {
  const stat = statOf(pid);
  const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)/su.exec(stat) ?? [];
  // From the third field on: 4 is the parent, 14 to 17 are times in hundredths of a second.
  const fields = rest.split(' ').map(Number);
  const [parent = 0] = fields.slice(1);
  const seconds = fields.slice(11, 15).reduce((all, one) => all + one, 0) / 100;
  return stat === '' ? [] : [{ pid: Number(pid), parent, name, seconds }];
}

/** Returns '' if the process has ended meanwhile. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
