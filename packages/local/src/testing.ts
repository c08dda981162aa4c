import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { copyDatabase, dropDatabase } from './database.ts';
import { freePort } from './free-port.ts';
import { type Bindings, type RunningWorker, startWorker } from './worker.ts';

export { type TestMailbox, testMailbox } from './testing-mailbox.ts';
export { freePort };
export { type PushKeys, newPushKeys } from './push-keys.ts';
export type { ReceivedMail } from './mailbox/received.ts';

/** What the one server of a test run tells the test files (see testing-setup.ts). */
export interface TestServer {
  /** Connection string of a database that only serves to make and drop others. */
  readonly admin: string;
  /** The name of the migrated database that the others are copies of. */
  readonly template: string;
  /** The Neon-compatible endpoint in front of the server. */
  readonly endpoint: string;
  /** A temporary folder that PostgreSQL's account can reach, removed after the run. */
  readonly folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A migrated, empty database of one test file's own. */
export interface TestDatabase {
  /** `postgres://…`, for `pg` or for Neon's driver. */
  readonly url: string;
  /** For `neonConfig.fetchEndpoint`. */
  readonly endpoint: string;
  /** Removes it, with the connections to it. */
  drop(): Promise<void>;
}

/** A database for one test file, in about 20 ms. Call `drop` in `afterAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { admin, template, endpoint } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copyDatabase(admin, template, name);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, endpoint, drop: () => dropDatabase(admin, name) };
}

/** The real Worker with a database of its own. */
export interface TestWorker extends RunningWorker {
  readonly database: TestDatabase;
  /** What players would type into their browser (APP_URL). */
  readonly address: string;
  /** `fetch` over HTTP with a path instead of an address. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/**
 * Starts the real Worker in workerd on a fresh database: about a second. Call `stop` in `afterAll`;
 * it drops the database as well.
 * @param extra bindings beside or instead of the usual four
 * @param host the name by which browsers come; passkeys refuse a number
 */
export async function testWorker(extra: Bindings = {}, host = '127.0.0.1'): Promise<TestWorker> {
  const database = await testDatabase();
  const port = await freePort();
  const address = `http://${host}:${port}`;
  try {
    const worker = await startWorker({
      port,
      watch: false,
      bindings: {
        DATABASE_URL: database.url,
        NEON_ENDPOINT: database.endpoint,
        AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
        APP_URL: address,
        ...extra,
      },
    });
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
