import { constants } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ExpectedError } from '@slow-train/settings/expected-error';

/** Called with each line for the operator. */
export type Say = (line: string) => void;

/**
 * Parses a command's arguments.
 * @param usage printed after the fault
 * @throws ExpectedError if an argument is unknown
 */
export function parseArguments<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    const [wrong] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    throw new ExpectedError(`${wrong}.\nUsage: ${usage}`, { cause });
  }
}

/** Runs a command; if it fails, prints why and sets the exit status to 1. At a signal, temporary files are removed. */
export async function runCommand(work: (say: Say) => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
  try {
    await work(console.log);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/** Returns an expected error's sentence, and the stack of any other. */
export function messageOf(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
