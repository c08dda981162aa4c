import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { LocalError } from '../machine/local-error.ts';
import { freePort } from '../machine/ports.ts';
import { copyDatabase, dropDatabase } from '../postgres/databases.ts';
import { sharedWebClient } from './shared-web-client.ts';
import { SITE } from './statements.ts';
import type { WorkerBundle } from '../worker/bundle.ts';
import { type Bindings, type RunningWorker, startWorker } from '../worker/worker.ts';

export { type TestMailbox, testMailbox } from './mailbox.ts';
export { freePort };
export { newPushKeys } from '../dev-server/push-keys.ts';
export { parseStatements } from './statements.ts';
export type { ReceivedMail } from '../mailbox/mail.ts';

/** The servers that server-setup.ts provides to test files. */
export interface TestServer {
  /** Connection string of the database used to create and drop others. */
  readonly admin: string;
  /** Name of the migrated database to copy. */
  readonly template: string;
  /** Address of the Neon-compatible endpoint. */
  readonly endpoint: string;
  /** A temporary folder that PostgreSQL's account can reach; removed after the run. */
  readonly folder: string;
  /** The Worker to start, or why it could not be built. */
  readonly worker: WorkerBundle | { readonly failure: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  /** `postgres://…`, for `pg` or for Neon's driver. */
  readonly url: string;
  /** The same for the site under test, whose statements are recorded (`statements.ts`). */
  readonly siteUrl: string;
  /** For `neonConfig.fetchEndpoint`. */
  readonly endpoint: string;
  /** Drops it, and the connections to it. */
  drop(): Promise<void>;
}

/** Creates a database for one test file, in about 20 ms. Call `drop` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { admin, template, endpoint } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(admin, template, name);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const siteUrl = `${url.href}?application_name=${SITE}`;
  return { url: url.href, siteUrl, endpoint, drop: () => dropDatabase(admin, name) };
}

/** The real Worker, with its own database. */
export interface TestWorker extends RunningWorker {
  readonly database: TestDatabase;
  /** The address for players (APP_URL). */
  readonly address: string;
  /** Like the global `fetch`, with a path instead of an address. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Starts the real Worker in workerd with a new database, in about half a second. Call `stop` in `afterAll`; it also
 * drops the database.
 * @param extra bindings in addition to or instead of the usual four
 * @param host of the address for players; passkeys do not work with an IP address
 * @param state the folder for the storage of Durable Objects, for a later Worker to continue with
 * @throws LocalError `build-failed` if the Worker could not be built
 */
export async function testWorker(extra: Bindings = {}, host = '127.0.0.1', state?: string): Promise<TestWorker> {
  const { worker: bundle, folder } = inject('testServer');
  if ('failure' in bundle) throw new LocalError('build-failed', bundle.failure);
  const database = await testDatabase();
  const port = await freePort();
  const address = `http://${host}:${port}`;
  try {
    const bindings = {
      DATABASE_URL: database.siteUrl,
      NEON_ENDPOINT: database.endpoint,
      AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
      APP_URL: address,
      // So that one run of the schedule processes everything.
      WORKERS_PLAN: 'paid',
      ...extra,
    };
    const pages = await sharedWebClient(folder, bindings.APP_URL);
    const worker = await startWorker(bundle, { port, bindings, state, pages });
    return {
      ...worker,
      database,
      address,
      fetch: (path, init) => fetch(new URL(path, worker.url), init),
      async stop() {
        await worker.stop();
        await database.drop();
      },
    };
  } catch (error) {
    await database.drop();
    throw error;
  }
}
