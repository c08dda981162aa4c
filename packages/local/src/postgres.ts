import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverAccount } from './account.ts';
import { postgresBinaries } from './binaries.ts';
import { ROLE, preparedCluster } from './cluster.ts';
import { freePort } from './free-port.ts';
import { type Postmaster, runningServer, startPostmaster } from './postmaster.ts';
import { LocalError } from './problem.ts';

/** A PostgreSQL server of our own on 127.0.0.1. */
export interface Postgres {
  readonly port: number;
  /** Connection string for one of its databases; `postgres` is the one that always exists. */
  url(database: string): string;
  /** Ends it in good order; resolves when its processes are gone. */
  stop(): Promise<void>;
  /** Resolves with the last lines of its log when it has ended, asked for or not. */
  readonly ended: Promise<string>;
}

/** What a server is for: `keep` survives a power cut, `test` is quick and forgets everything then. */
export type Purpose = 'keep' | 'test';

const SETTINGS = {
  keep: ['max_connections=100'],
  test: ['max_connections=400', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
} as const satisfies Record<Purpose, readonly string[]>;

/** How long a server that is just stopping, or whose crash is being cleared up, may take: milliseconds. */
const PATIENCE = 3_000;

/**
 * Starts PostgreSQL on a data folder, making the folder when it is the first time. Works as root
 * (the server then runs as the data's owner or `nobody`) and as an ordinary user, and recovers
 * what an unclean end left behind.
 * @param data the data folder; its parent must be reachable for the account the server runs as
 * @throws LocalError `data-in-use` when another server has it, `data-of-another-account`,
 * `no-account`, `no-binaries`, `no-free-port`, `server-failed`
 */
export async function startPostgres(data: string, purpose: Purpose): Promise<Postgres> {
  const account = await serverAccount(data);
  const binaries = await postgresBinaries(account, dirname(data));
  const password = await preparedCluster(data, binaries, account);
  const giveUp = Date.now() + PATIENCE;
  for (;;) {
    await untilUnused(data, giveUp);
    const port = await freePort();
    const started = await startPostmaster(
      binaries.postgres,
      serverArguments(data, port, purpose),
      account,
      dirname(data),
    );
    if (!('log' in started)) return describe(started, port, password);
    const again = /could not bind|address already in use|lock file .* already exists|shared memory block/iu;
    if (!again.test(started.log) || Date.now() > giveUp) {
      throw new LocalError('server-failed', `PostgreSQL did not start. Its last words:\n${started.log}`);
    }
    await wait(100);
  }
}

const serverArguments = (data: string, port: number, purpose: Purpose): readonly string[] => [
  '-D',
  data,
  '-p',
  String(port),
  // No socket file: its path may be too long, and where it may lie differs from machine to machine.
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC']
    .concat(SETTINGS[purpose])
    .flatMap((setting) => ['-c', setting]),
];

const describe = (server: Postmaster, port: number, password: string): Postgres => ({
  port,
  url: (database) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${database}`,
  stop: () => server.stop(),
  ended: server.ended,
});

async function untilUnused(data: string, giveUp: number): Promise<void> {
  for (;;) {
    const other = await runningServer(data);
    if (other === null) break;
    if (Date.now() > giveUp) {
      throw new LocalError('data-in-use', `The database in ${data} is in use by process ${other}.`);
    }
    await wait(100);
  }
  // Left behind by a crash. PostgreSQL itself would take any program that has the number now for the owner.
  await rm(join(data, 'postmaster.pid'), { force: true });
}
