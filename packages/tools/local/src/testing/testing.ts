import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { newStorage, type ObjectStorage } from '../in-process/object-storage.ts';
import { hostWorker, type WorkerModule } from '../in-process/host.ts';
import { REPOSITORY, WEB_DIST } from '../machine/paths.ts';
import { ENDPOINT, testDatabase, type TestDatabase } from './databases.ts';

export { type TestMailbox, testMailbox } from './mailbox.ts';
export { type TestDatabase, testDatabase } from './databases.ts';
export { freePort, listenOn } from '../machine/ports.ts';
export { newPushKeys } from '../dev-server/push-keys.ts';
export { parseStatements } from './statements.ts';
export type { ReceivedMail } from '../mailbox/mail.ts';

/** The servers that server-setup.ts provides to test files. */
export interface TestServer {
  /** Connection string of the database used to create and drop others. */
  readonly admin: string;
  /** Name of the migrated database to copy. */
  readonly template: string;
  /** Address of a Neon-compatible endpoint that other processes reach. */
  readonly endpoint: string;
  /** A temporary folder that PostgreSQL's account can reach; removed after the run. */
  readonly folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

type Bindings = Readonly<Record<string, string>>;

/** The Worker, with its own database. */
export interface TestWorker {
  /** Without a trailing slash. `fetch` of this process reaches it there, in another process also a browser does. */
  readonly url: string;
  readonly database: TestDatabase;
  /** The address for players (APP_URL). */
  readonly address: string;
  /** Like the global `fetch`, with a path instead of an address. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Runs the scheduled handler, as Cloudflare's cron trigger would. @throws with the handler's message if it fails */
  scheduled(): Promise<void>;
  /** The last 1,000 lines it wrote to its console, oldest first. */
  logs(): readonly string[];
  /** Stops it, and gives back its database. */
  stop(): Promise<void>;
}

/** What every site under test is set to. */
export const BINDINGS = {
  AUTH_SECRET: 'a secret for tests, long enough to be taken for one',
  // So that one run of the schedule processes everything.
  WORKERS_PLAN: 'paid',
} as const;

/** Whether the tests of the API run against the real runtime. */
const ON_WORKERD = process.env['SITE'] === 'workerd';

/** By the name of a folder: the storage that a later Worker continues with. */
const storages = new Map<string, ObjectStorage>();
/** Below the ports of all servers of a run (machine/ports.ts), since `fetch` looks here first. */
const LOWEST_PORT = 1_024;
let sites = 0;

/**
 * Starts the Worker in this process, or in workerd with `SITE=workerd`, with a database of its own. Call `stop` in
 * `afterAll`; it also gives back the database.
 * @param extra bindings in addition to or instead of the usual ones
 * @param host of the address for players; passkeys do not work with an IP address
 * @param state a folder that names the storage of the Durable Object, for a later Worker to continue with
 */
export async function testWorker(extra: Bindings = {}, host = '127.0.0.1', state?: string): Promise<TestWorker> {
  // Loaded on demand: it takes a second of processor time.
  if (ON_WORKERD) return (await import('./workerd.ts')).workerdWorker(extra, host, state);
  const database = await testDatabase();
  const url = `http://127.0.0.1:${LOWEST_PORT + sites++}`;
  const address = url.replace('127.0.0.1', host);
  const storage = (state === undefined ? undefined : storages.get(state)) ?? newStorage();
  if (state !== undefined) storages.set(state, storage);
  const bindings = {
    ...BINDINGS,
    DATABASE_URL: database.siteUrl,
    NEON_ENDPOINT: ENDPOINT,
    APP_URL: address,
    ASSETS: pageFiles(),
    ...extra,
  };
  const worker = hostWorker(await workerModule(), { bindings, origin: url, storage });
  return {
    ...worker,
    url,
    database,
    address,
    fetch: (path, init) => fetch(new URL(path, url), init),
    async stop() {
      worker.stop();
      await database.drop();
    },
  };
}

/** Returns the module behind `main` of wrangler.toml. No import: that package stands above this one. */
function workerModule(): Promise<WorkerModule> {
  return import(/* @vite-ignore */ join(REPOSITORY, 'api/src/worker.ts'));
}

/** Returns a binding of the built web client that has its index page, all that the Worker itself asks for. */
function pageFiles(): { fetch(address: URL): Promise<Response> } {
  return {
    async fetch({ pathname }) {
      const html = await readFile(join(WEB_DIST, pathname === '/' ? 'index.html' : pathname)).catch(() => null);
      if (html === null) return new Response(null, { status: 404 });
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  };
}
