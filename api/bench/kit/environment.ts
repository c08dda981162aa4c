import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations } from '@slow-train/database';
import { startPostgres } from '@slow-train/local';
import * as z from 'zod';
import { cpuOfTree } from './processes.ts';

/** A PostgreSQL for benchmarks, in its own folder under /tmp, because root's PostgreSQL runs as another user. */
interface BenchPostgres {
  readonly folder: string;
  /** Returns the connection string of one of its databases. */
  url(database: string): string;
  /** Returns the CPU time of all its processes, in ms. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** The Neon-compatible endpoint in a process of its own. */
interface BenchEndpoint {
  readonly url: string;
  /** Returns its CPU time, in ms. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** What a Worker needs around it. */
export interface BenchEnvironment {
  readonly folder: string;
  readonly bindings: Readonly<Record<string, string>>;
  readonly postgres: BenchPostgres;
  readonly endpoint: BenchEndpoint;
  stop(): Promise<void>;
}

/** @param purpose `keep` waits for the disk, as a real site does; `test` does not */
export async function startBenchPostgres(purpose: 'keep' | 'test'): Promise<BenchPostgres> {
  const folder = await mkdtemp('/tmp/slow-train-bench-');
  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'data'), purpose);
  const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
  return {
    folder,
    url: (database) => postgres.url(database),
    cpu: () => cpuOfTree(Number(pid)),
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function startBenchEndpoint(database: string): Promise<BenchEndpoint> {
  const child = fork(join(import.meta.dirname, 'endpoint-process.ts'), [database]);
  const ended = once(child, 'exit');
  const ready = once(child, 'message').then(([message]) => z.string().parse(message));
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url === null) throw new Error('The endpoint ended before it listened.');
  return {
    url,
    cpu: () => cpuOfTree(child.pid ?? 0),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Returns a Worker's settings of its database. */
export const bindingsFor = (database: string, endpoint: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: database,
  NEON_ENDPOINT: endpoint,
  AUTH_SECRET: 'a secret for benchmarks, long enough to be taken for one',
  APP_URL: 'http://127.0.0.1',
});

/** Starts a migrated PostgreSQL and the Neon-compatible endpoint in front of it, outside the measured process. */
export async function startBenchEnvironment(purpose: 'keep' | 'test' = 'test'): Promise<BenchEnvironment> {
  const postgres = await startBenchPostgres(purpose);
  const url = postgres.url('postgres');
  await applyMigrations(url);
  const endpoint = await startBenchEndpoint(url);
  return {
    folder: postgres.folder,
    bindings: bindingsFor(url, endpoint.url),
    postgres,
    endpoint,
    async stop() {
      await endpoint.stop();
      await postgres.stop();
    },
  };
}
