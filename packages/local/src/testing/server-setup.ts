import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import { startNeonEndpoint } from '../neon/endpoint.ts';
import { reachable, serverAccount } from '../postgres/account.ts';
import { applyMigrations, ensureDatabase } from '../postgres/databases.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { bundleWorker } from '../worker/bundle.ts';
import type { TestServer } from './testing.ts';

const TEMPLATE = 'slow_train_template';

interface Shared {
  readonly server: TestServer;
  stop(): Promise<void>;
}

declare global {
  // Shared by the projects of a run, each of which loads its own copy of this module.
  var slowTrainTestServer: { users: number; server: Promise<Shared> } | undefined;
}

/**
 * vitest's global setup: starts one PostgreSQL for the whole run with a migrated database to copy, one Neon-compatible
 * endpoint in front of it, and builds the Worker once. Returns a function that removes everything.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (globalThis.slowTrainTestServer ??= { users: 0, server: start() });
  shared.users += 1;
  const running = await shared.server;
  project.provide('testServer', running.server);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    globalThis.slowTrainTestServer = undefined;
    await running.stop();
  };
}

async function start(): Promise<Shared> {
  const disposers: Disposer[] = [];
  const stop = (): Promise<void> => disposeAll(disposers);
  try {
    const folder = await temporaryFolder();
    // On a signal vitest exits without teardown. The servers exit with this process anyway.
    const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    process.once('exit', remove);
    disposers.push(() => Promise.resolve(remove()));
    const bundle = bundleWorker(join(folder, 'worker')).catch(failed);
    const postgres = await startPostgres(join(folder, 'data'), 'test');
    disposers.push(() => postgres.stop());
    await ensureDatabase(postgres.url('postgres'), TEMPLATE);
    await applyMigrations(postgres.url(TEMPLATE));
    const endpoint = await startNeonEndpoint(postgres.url('postgres'));
    disposers.push(() => endpoint.stop());
    const server = {
      admin: postgres.url('postgres'),
      template: TEMPLATE,
      endpoint: endpoint.url,
      folder,
      worker: await bundle,
    };
    return { server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the failure to the tests that need the Worker; throwing it here would stop the tests of all projects. */
function failed(error: unknown): { readonly failure: string } {
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** Creates a folder that the server's account can reach; root's own temporary folder may be out of its reach. */
async function temporaryFolder(): Promise<string> {
  const account = await serverAccount('');
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    if (!(await reachable(parent, account))) continue;
    const folder = await mkdtemp(join(parent, 'slow-train-test-'));
    await chmod(folder, 0o755);
    return folder;
  }
  throw new Error('Found no temporary folder that the account "nobody" can reach.');
}
