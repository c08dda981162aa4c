import { ExpectedError } from '@slow-train/settings/expected-error';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Say } from '@slow-train/local/command';

/**
 * Runs a program in the foreground, and waits for its end.
 * @throws ExpectedError if its status is not 0
 */
export async function runStep(program: string, args: readonly string[], cwd?: string): Promise<void> {
  const [status] = await once(spawn(program, args, { stdio: 'inherit', ...(cwd !== undefined && { cwd }) }), 'close');
  if (status !== 0)
    throw new ExpectedError(`"${[program, ...args].join(' ')}" failed, see above. Nothing after it was done.`);
}

/** Runs the operator's command that restarts the server; says what to do if there is none. */
export async function restart(command: string | undefined, say: Say): Promise<void> {
  if (command === undefined) say('Now restart the server: sudo systemctl restart slow-train');
  else await runStep('/bin/sh', ['-c', command]);
}
