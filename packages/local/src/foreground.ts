import { leftAddress } from './presence.ts';
import { LocalError } from './problem.ts';
import { type Undo, undoAll } from './undo.ts';

/** What a command of ours does in the foreground, until it is told to end. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves with a reason if it ends by itself. */
  readonly lost: Promise<string>;
}

/**
 * Runs something until a signal (bin/slow-train.mjs sends SIGUSR2), then ends it in good order and the process with it:
 * status 0, or 1 with a reason on the console if it failed.
 */
export async function foreground(begin: () => Promise<Running>): Promise<never> {
  const undo: Undo[] = [];
  let ending = false;
  const end = async (status: number): Promise<never> => {
    ending = true;
    await undoAll(undo);
    process.exit(status);
  };
  // A signal during the start waits for its end: a half-started server is hard to stop in order.
  let start: Promise<unknown> = Promise.resolve();
  for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void start.then(() => end(0));
    });
  }
  try {
    const beginning = begin();
    start = beginning.catch(() => undefined);
    const running = await beginning;
    undo.push(() => running.stop());
    const reason = await running.lost;
    if (ending) return await new Promise<never>(() => undefined);
    console.error(reason);
  } catch (error) {
    console.error(await explain(error));
  }
  return end(1);
}

/** A failure in words; one that we did not foresee comes with its stack. */
async function explain(error: unknown): Promise<string> {
  if (!(error instanceof LocalError)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  const address = error.problem === 'data-in-use' ? await leftAddress() : null;
  if (address === null) return error.message;
  return `Slow Train runs from this folder already: ${address}\n(${error.message})`;
}
