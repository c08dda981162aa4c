import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { adviceFor } from '@slow-train/database/causes';
import { REPOSITORY } from './paths.ts';

/** Called with each line for the operator. */
export type Say = (line: string) => void;

/**
 * Parses a command's arguments. Prints the usage and exits with 0 for `--help` or `-h`; prints the fault and the usage and
 * exits with 1 for a wrong argument.
 */
export function parseArguments<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  if (asksForHelp(process.argv.slice(2))) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [wrong] = (error instanceof Error ? error.message : String(error)).split('. ');
    console.error(`${wrong}.\nUsage: ${usage}`);
    return process.exit(1);
  }
}

/** Whether the arguments ask for help, and not for a program after a "--" to get it. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.slice(0, args.includes('--') ? args.indexOf('--') : undefined).some((arg) => arg === '--help' || arg === '-h');

/** Removes temporary files, which listeners of `exit` do, and ends. */
const exitAt = (signal: keyof typeof constants.signals): void => process.exit(128 + constants.signals[signal]);

/**
 * Runs a command; if it fails, prints why and sets the exit status to 1.
 * @param onSignal called at each signal that ends a command; without it, the process exits at the first
 */
export async function runCommand(work: (say: Say) => Promise<void>, onSignal: typeof exitAt = exitAt): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => onSignal(signal));
  try {
    await work(console.log);
  } catch (error) {
    console.error(explanationOf(error));
    process.exitCode = 1;
  }
}

/** A run of vitest. */
export interface TestsToRun {
  readonly args: readonly string[];
  /** Besides ours. */
  readonly environment: NodeJS.ProcessEnv;
}

/** Runs a command that runs tests, and exits with their status; at a signal, once their servers are stopped. */
export async function runTests(prepare: () => TestsToRun | Promise<TestsToRun>): Promise<void> {
  let child: ChildProcess | undefined;
  await runCommand(
    async () => {
      const { args, environment } = await prepare();
      child = spawn(join(REPOSITORY, 'node_modules', '.bin', 'vitest'), ['run', ...args], {
        cwd: REPOSITORY,
        stdio: 'inherit',
        env: { ...process.env, ...environment },
      });
      const [code] = await once(child, 'close');
      process.exitCode = typeof code === 'number' ? code : 1;
    },
    // At SIGTERM vitest stops its servers before it exits.
    (signal) => (child === undefined ? exitAt(signal) : void child.kill('SIGTERM')),
  );
}

/** Returns an expected error's sentence, what to do about a fault of the machine, and the stack of any other. */
export function explanationOf(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  const advice = adviceFor(error, 'machine');
  if (advice !== null) return advice;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
