import { applyMigrations, startNeonEndpoint, startPostgres } from '@slow-train/local';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a Worker needs around it, in its own folder under /tmp, because root's PostgreSQL runs as another user. */
export interface BenchEnvironment {
  readonly folder: string;
  readonly bindings: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts a migrated PostgreSQL and the Neon-compatible endpoint in front of it, outside the measured process. */
export async function startBenchEnvironment(): Promise<BenchEnvironment> {
  const folder = await mkdtemp('/tmp/slow-train-bench-');
  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'data'), 'test');
  const url = postgres.url('postgres');
  await applyMigrations(url);
  const endpoint = await startNeonEndpoint(url);
  return {
    folder,
    bindings: {
      DATABASE_URL: url,
      NEON_ENDPOINT: endpoint.url,
      AUTH_SECRET: 'a secret for benchmarks, long enough to be taken for one',
      APP_URL: 'http://127.0.0.1',
    },
    async stop() {
      await endpoint.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
