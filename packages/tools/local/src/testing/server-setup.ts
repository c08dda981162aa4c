import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations } from '@slow-train/database';
import { startNeonEndpoint } from '@slow-train/database/neon';
import type { TestProject } from 'vitest/node';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import { ensureDatabase } from '../postgres/databases.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { temporaryFolder } from '../postgres/temporary-folder.ts';
import { addKit, allowKit } from './kit-schema.ts';
import { finishStatements, SITE } from './statements.ts';
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
 * vitest's global setup: starts one PostgreSQL for the whole run with a migrated database to copy, and an endpoint for
 * Neon's driver in other processes. Returns a function that removes everything.
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
    const folder = await temporaryFolder('slow-train-test-');
    // On a signal vitest exits without teardown. The servers exit with this process anyway.
    const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    process.once('exit', remove);
    disposers.push(() => Promise.resolve(remove()));
    const postgres = await startPostgres(join(folder, 'data'), 'test');
    disposers.push(() => postgres.stop());
    const admin = postgres.url('postgres');
    await ensureDatabase(admin, TEMPLATE);
    await allowKit(admin);
    await addKit(postgres.url(TEMPLATE));
    await applyMigrations(postgres.url(TEMPLATE));
    const statements = new Set<string>();
    const endpoint = await startNeonEndpoint(admin, (url, query) => {
      if (url.includes(SITE) && !query.startsWith('/*')) statements.add(query);
    });
    disposers.push(() => endpoint.stop());
    return {
      server: { admin, template: TEMPLATE, endpoint: endpoint.url, folder },
      async stop() {
        const mode = process.env['STATEMENTS'];
        try {
          await finishStatements(folder, statements, mode === 'add' || mode === 'replace' ? mode : 'compare');
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
