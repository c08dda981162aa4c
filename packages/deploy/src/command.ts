import { constants } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { DatabaseProblem } from '@slow-train/database';
import { LocalError } from '@slow-train/local/error';
import { OperatorError } from './operator-error.ts';

/** Called with each line for the operator. */
export type Say = (line: string) => void;

/**
 * Parses a command's arguments.
 * @param usage printed after what is wrong with them
 * @throws OperatorError if an argument is unknown
 */
export function parseArguments<const T extends ParseArgsConfig>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    const [wrong] = (cause instanceof Error ? cause.message : String(cause)).split('. ');
    throw new OperatorError(`${wrong}.\nUsage: ${usage}`, { cause });
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
    console.error(explain(error));
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = error instanceof OperatorError || error instanceof DatabaseProblem || error instanceof LocalError;
  return isExpected ? error.message : (error.stack ?? error.message);
}
