import { ExpectedError } from '@slow-train/settings/expected-error';
import { setTimeout as wait } from 'node:timers/promises';
import { readAddress } from '../dev-server/address-file.ts';
import { explanationOf } from '../machine/command.ts';
import { type Disposer, disposeAll } from '../machine/disposer.ts';

/** A service that runs in the foreground until a signal. */
export interface Running {
  stop(): Promise<void>;
  /** Resolves with a message when it exits unexpectedly. */
  readonly crashed: Promise<string>;
}

/** Milliseconds until the parts that have not stopped are left to their watchdogs. PostgreSQL may take thirteen seconds. */
const PATIENCE = 20_000;

/**
 * Runs a service until a signal (bin/slow-train.mjs sends SIGUSR2), then stops it and exits: with status 0, or with 1
 * and a message on the console if it failed.
 */
export async function foreground(start: () => Promise<Running>): Promise<never> {
  const disposers: Disposer[] = [];
  let ending = false;
  const end = async (status: number): Promise<never> => {
    ending = true;
    const failure = await Promise.race([
      disposeAll(disposers).then(() => null, explain),
      wait(PATIENCE, 'Not everything stopped in time. It is being killed.'),
    ]);
    if (failure !== null) console.error(failure);
    process.exit(failure === null ? status : 1);
  };
  // A signal during the start takes effect afterwards, since a half-started server is hard to stop.
  let started: Promise<unknown> = Promise.resolve();
  for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      void started.then(() => end(0));
    });
  }
  try {
    const starting = start();
    started = starting.catch(() => undefined);
    const running = await starting;
    disposers.push(() => running.stop());
    const message = await running.crashed;
    if (ending) return await new Promise<never>(() => undefined);
    console.error(message);
  } catch (error) {
    console.error(await explain(error));
  }
  return end(1);
}

/** Returns a failure's message, with the address of the site that is running already. */
async function explain(error: unknown): Promise<string> {
  const isInUse = error instanceof ExpectedError && error.code === 'data-in-use';
  const address = isInUse ? await readAddress() : null;
  if (!isInUse || address === null) return explanationOf(error);
  return (await isServing(address))
    ? `Slow Train is already running from this folder: ${address}\n(${error.message})`
    : `${error.message} That is Slow Train, but ${address} does not answer. End that process, and start again.`;
}

/** Whether the server at an address says within three seconds how it and its database are. */
function isServing(address: string): Promise<boolean> {
  return fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(3_000) }).then(
    () => true,
    () => false,
  );
}
