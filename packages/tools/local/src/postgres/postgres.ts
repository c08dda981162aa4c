import { ExpectedError } from '@slow-train/settings/expected-error';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverAccount } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { ROLE, prepareDataFolder } from './data-folder.ts';
import { freePort } from '../machine/ports.ts';
import { freeDataFolder, ownerArgument } from './lock-file.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A PostgreSQL server that we started on 127.0.0.1. */
export interface Postgres {
  readonly port: number;
  /** Returns the connection string for one of its databases; `postgres` always exists. */
  url(database: string): string;
  /** Shuts it down; resolves when its processes are gone. */
  stop(): Promise<void>;
  /** Resolves with the last lines of its log when it has exited for any reason. */
  readonly ended: Promise<string>;
}

/** `keep` survives a power failure; `test` is fast and does not. */
export type ServerPurpose = 'keep' | 'test';

const SETTINGS = {
  keep: ['max_connections=100'],
  // Its log may be in memory.
  test: ['max_connections=400', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=128MB'],
} as const satisfies Record<ServerPurpose, readonly string[]>;

/** A tenth of a second apart: a server that crashed may still hold its shared memory. */
const ATTEMPTS = 30;

/**
 * Starts PostgreSQL on a data folder, creating it the first time. Works as root (the server then runs as the data's
 * owner, or as `nobody`) and as an ordinary user, and cleans up after a crash.
 * @param data the data folder; the server's account must be able to reach its parent
 * @param report called with a sentence about what it cleans up
 * @throws ExpectedError if it cannot be started: `data-in-use` if another server uses the data
 */
export async function startPostgres(
  data: string,
  purpose: ServerPurpose,
  report: (line: string) => void = () => undefined,
): Promise<Postgres> {
  const account = await serverAccount(data);
  const binaries = await postgresBinaries(account, dirname(data));
  const password = await prepareDataFolder(data, binaries, account);
  for (let attempt = 1; ; attempt += 1) {
    await freeDataFolder(data, report);
    const port = await freePort();
    const started = await startServerProcess(
      binaries.postgres,
      serverArguments(data, port, purpose),
      account,
      dirname(data),
    );
    if (!('log' in started)) return describe(started, port, password);
    const again = /could not bind|address already in use|lock file .* already exists|shared memory block/iu;
    if (!again.test(started.log) || attempt === ATTEMPTS) {
      throw new ExpectedError(`PostgreSQL did not start. The end of its log:\n${started.log}`);
    }
    await wait(100);
  }
}

const serverArguments = (data: string, port: number, purpose: ServerPurpose): readonly string[] => [
  '-D',
  data,
  '-p',
  String(port),
  // No socket file, since its path may be too long and the right folder depends on the machine.
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC']
    .concat(ownerArgument(), SETTINGS[purpose])
    .flatMap((setting) => ['-c', setting]),
];

const describe = (server: ServerProcess, port: number, password: string): Postgres => ({
  port,
  url: (database) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`,
  stop: () => server.stop(),
  ended: server.ended,
});
