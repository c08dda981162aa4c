import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { REPOSITORY } from '../machine/paths.ts';

/** A program of a test run that has ended. */
export interface Ended {
  readonly ok: boolean;
  /** All that it printed, unless it printed to our own output. */
  readonly output: string;
  /** Seconds of processor time, user and system, of the program and everything it started and waited for. */
  readonly cpu: number;
}

const MEASURE = readFileSync(new URL('../../bin/measure.sh', import.meta.url), 'utf8');
const BIN = join(REPOSITORY, 'node_modules', '.bin');
const QUIET = { TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' };

const running = new Set<ChildProcess>();
let interrupted = false;

/** Ends what runs at a signal, and starts nothing more. */
export function endAtSignals(): void {
  for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      interrupted = true;
      // At SIGTERM vitest stops its servers before it exits.
      for (const child of running) child.kill('SIGTERM');
    });
  }
}

/** Whether a signal has arrived. */
export const isInterrupted = (): boolean => interrupted;

/**
 * Runs a program in the repository's folder; one of our tools by its name alone.
 * @param output `show` prints to our own output, `keep` returns it
 * @param environment besides ours
 */
export async function runProgram(
  command: readonly string[],
  output: 'show' | 'keep',
  environment: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  if (interrupted) return { ok: false, output: 'Interrupted.', cpu: 0 };
  const stream = output === 'show' ? 'inherit' : 'pipe';
  const child = spawn('/bin/sh', ['-c', MEASURE, 'sh', ...command], {
    cwd: REPOSITORY,
    stdio: ['ignore', stream, stream, 'pipe'],
    env: { ...process.env, ...QUIET, PATH: [BIN, process.env['PATH']].join(delimiter), ...environment },
  });
  running.add(child);
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  const [, out, err, times] = child.stdio.map((one) => (one && 'read' in one ? text(one) : ''));
  const [ok, ...texts] = await Promise.all([ended, out, err]);
  running.delete(child);
  return { ok, output: texts.join(''), cpu: secondsIn((await times) ?? '') };
}

/** Returns the sum of the output of the shell's `times`, such as `0m1.25s 0m0.5s`, in any locale. */
export function secondsIn(times: string): number {
  const all = Array.from(times.matchAll(/(\d+)m(\d+)[.,]?(\d*)s/gu));
  return all.reduce((sum, [, minutes, seconds, rest]) => sum + Number(minutes) * 60 + Number(`${seconds}.${rest}`), 0);
}
