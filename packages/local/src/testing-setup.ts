import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { reachable, serverAccount } from './account.ts';
import { ensureDatabase } from './database.ts';
import { applyMigrations } from './migrate.ts';
import { startNeonEndpoint } from './neon-endpoint.ts';
import { startPostgres } from './postgres.ts';
import type { TestServer } from './testing.ts';
import { type Undo, undoAll } from './undo.ts';

const TEMPLATE = 'slow_train_template';

interface Shared {
  readonly server: TestServer;
  stop(): Promise<void>;
}

declare global {
  // Each project of a run loads this file for itself; they share one server through this.
  var slowTrainTestServer: { users: number; server: Promise<Shared> } | undefined;
}

/**
 * vitest's global set-up: one PostgreSQL for the whole run, with one migrated database to copy, and
 * one Neon-compatible endpoint in front. Nothing of it is left afterwards.
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
  const undo: Undo[] = [];
  const stop = (): Promise<void> => undoAll(undo);
  try {
    const folder = await temporaryFolder();
    // At a signal vitest leaves at once, without tearing down. The servers end with us in any case.
    const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    process.once('exit', remove);
    undo.push(() => Promise.resolve(remove()));
    const postgres = await startPostgres(join(folder, 'data'), 'test');
    undo.push(() => postgres.stop());
    await ensureDatabase(postgres.url('postgres'), TEMPLATE);
    await applyMigrations(postgres.url(TEMPLATE));
    const endpoint = await startNeonEndpoint(postgres.url('postgres'));
    undo.push(() => endpoint.stop());
    const server = { admin: postgres.url('postgres'), template: TEMPLATE, endpoint: endpoint.url, folder };
    return { server, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Root's own temporary folder may lie where the server's account cannot go. */
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
