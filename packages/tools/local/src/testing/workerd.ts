import { ExpectedError } from '@slow-train/settings/expected-error';
import { readFile, rename, rm, stat } from 'node:fs/promises';
import { inject } from 'vitest';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../machine/ports.ts';
import type { WorkerBundle } from '../worker/bundle.ts';
import { type Bindings, startWorker } from '../worker/worker.ts';
import { testDatabase } from './databases.ts';
import { testChance } from './kit.ts';
import { BINDINGS, type TestWorker } from './testing.ts';
import { copyWebClientTo } from '../worker/web-client.ts';

/** The Worker to start, or why it could not be built. */
export type BundledWorker = WorkerBundle | { readonly failure: string };

declare module 'vitest' {
  interface ProvidedContext {
    bundledWorker: BundledWorker;
  }
}

/** Returns the run's Worker. @throws ExpectedError `build-failed` if it could not be built */
export function bundledWorker(): WorkerBundle {
  const worker = inject('bundledWorker');
  if ('failure' in worker) throw new ExpectedError(worker.failure);
  return worker;
}

/** The Worker in workerd. */
export interface WorkerdWorker extends TestWorker {
  /** Gives its chance another seed: that of the running test, and a new one at each call. */
  seed(): Promise<void>;
}

/** Stands in front of the Worker. */
const FRONT = new URL('./seeded-worker.js', import.meta.url);

/**
 * Starts the real Worker in workerd with a database of its own, in about half a second. Its chance is seeded. Call `stop`
 * in `afterAll`; it also gives back the database.
 * @param extra bindings in addition to or instead of the usual ones
 * @param host of the address for players; passkeys do not work with an IP address
 * @param state the folder for the storage of Durable Objects, for a later Worker to continue with
 * @throws ExpectedError `build-failed` if the Worker could not be built
 */
export async function workerdWorker(extra: Bindings = {}, host = '127.0.0.1', state?: string): Promise<WorkerdWorker> {
  const bundle = bundledWorker();
  const { folder, endpoint } = inject('testServer');
  const database = await testDatabase();
  const port = await freePort();
  const address = `http://${host}:${port}`;
  const bindings = {
    ...BINDINGS,
    DATABASE_URL: database.siteUrl,
    NEON_ENDPOINT: endpoint,
    APP_URL: address,
    ...extra,
  };
  try {
    const pages = await sharedWebClient(folder, bindings.APP_URL);
    const front = { name: 'seeded-worker.js', contents: await readFile(FRONT, 'utf8') };
    const worker = await startWorker(bundle, { port, bindings, state, pages, front });
    const seed = async (): Promise<void> => {
      const body = String(testChance('chance of workerd').below(2 ** 32));
      await fetch(`${worker.url}/api/seed-of-the-test`, { method: 'POST', body });
    };
    await seed();
    return {
      ...worker,
      database,
      address,
      seed,
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

/**
 * Returns the copy of the built web client that all Workers of a run serve. It has some five hundred files: a copy for
 * each Worker took half of the processor time of its start.
 * @param folder of the run
 * @param address of the site
 */
async function sharedWebClient(folder: string, address: string): Promise<string> {
  const shared = join(folder, address.startsWith('https:') ? 'web-https' : 'web-http');
  if (await stat(shared).catch(() => null)) return shared;
  const own = `${shared}.${randomUUID()}`;
  await copyWebClientTo(own, address);
  // Another process of the run may have been faster.
  await rename(own, shared).catch(() => rm(own, { recursive: true }));
  return shared;
}
