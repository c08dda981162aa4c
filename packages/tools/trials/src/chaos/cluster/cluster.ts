import { rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newPushKeys, temporaryFolder } from '@slow-train/local';
import type { ReceiverName } from '../faults/fault.ts';
import type { Random } from '../random.ts';
import { now, type RunRecord } from '../record.ts';
import { startDatabaseProxy, type DatabaseProxy } from './database-proxy.ts';
import { NetworkLink } from './link.ts';
import { ClusterNetwork } from './network.ts';
import { DatabaseServer } from './postgres.ts';
import { startHttpReceiver, startMailReceiver, type Receiver } from './receivers.ts';
import { ChaosWorker } from './worker.ts';

/** Percent of the requests that a fault of the network strikes. */
const SHARE = 50;
/** Milliseconds without a request to the database after which no Worker is in the middle of anything. */
const CALM = 1_000;
/** Everything that goes on gives up sooner than this, in milliseconds. */
const PATIENCE = 120_000;

/** Several Workers on one database, with everything they talk to. Every process and connection can be disturbed. */
export interface Cluster {
  readonly database: DatabaseServer;
  /** Between each Worker and the database, in the order of the Workers. */
  readonly proxies: readonly DatabaseProxy[];
  /** Of all proxies together. */
  readonly databaseLink: NetworkLink;
  readonly workers: readonly ChaosWorker[];
  readonly network: ClusterNetwork;
  readonly receivers: Readonly<Record<ReceiverName, Receiver>>;
  readonly record: RunRecord;
  /** Resolves when nothing has happened for a while. */
  calm(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a cluster in a temporary folder.
 * @param script the bundled site
 * @param report called with each line that a Worker prints
 */
export async function startCluster(
  script: string,
  {
    workers: count,
    random,
    record,
    report,
  }: { workers: number; random: Random; record: RunRecord; report: (line: string) => void },
): Promise<Cluster> {
  const disposers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const dispose of disposers.toReversed()) await dispose();
  };
  try {
    const folder = await temporaryFolder('slow-train-chaos-');
    // After a signal nothing else removes it. The servers end with this process anyway.
    const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    process.once('exit', remove);
    disposers.push(async () => {
      process.off('exit', remove);
      remove();
    });
    const database = await DatabaseServer.start(folder);
    disposers.push(() => database.stop());
    const receivers = {
      mail: await startMailReceiver(record),
      push: await startHttpReceiver('push', record),
      webhook: await startHttpReceiver('webhook', record),
    };
    disposers.push(async () => {
      await Promise.all(Object.values(receivers).map((receiver) => receiver.stop()));
    });
    const databaseLink = new NetworkLink(random, SHARE);
    const pushKeys = newPushKeys();
    const proxies: DatabaseProxy[] = [];
    const workers: ChaosWorker[] = [];
    for (let worker = 0; worker < count; worker++) {
      const proxy = await startDatabaseProxy(() => database.address, databaseLink, record);
      disposers.push(() => proxy.stop());
      proxies.push(proxy);
      const own = join(folder, `worker-${worker}`);
      await mkdir(own);
      const started = await ChaosWorker.start({
        folder: own,
        script,
        report,
        bindings: {
          DATABASE_URL: database.address.url,
          NEON_ENDPOINT: proxy.url,
          AUTH_SECRET: 'a secret for chaos, long enough to be taken for one',
          APP_URL: 'http://chaos.example',
          WORKERS_PLAN: 'paid',
          OUTBOUND_LOOPBACK: 'allow',
          MAIL_FROM: 'Slow Train <trains@chaos.example>',
          SMTP_URL: receivers.mail.url,
          ...pushKeys,
        },
      });
      disposers.push(() => started.stop());
      workers.push(started);
    }
    const network = new ClusterNetwork(new NetworkLink(random, SHARE), () => workers, record);
    /** Returns the kinds of work still going on, and how much of each. */
    const business = (): readonly (readonly [what: string, count: number])[] =>
      Object.entries({
        queries: proxies.reduce((sum, proxy) => sum + proxy.inFlight(), 0),
        'busy databases': proxies.filter((proxy) => now() - proxy.lastActive() < CALM).length,
        ...Object.fromEntries(Object.entries(receivers).map(([name, receiver]) => [name, receiver.inFlight()])),
      }).filter(([, count]) => count > 0);
    const calm = async (): Promise<void> => {
      await network.settle();
      for (const begun = now(); business().length > 0; await wait(50)) {
        if (now() - begun < PATIENCE) continue;
        const queries = proxies.map((proxy) => proxy.lastQuery());
        throw new Error(`It never comes to rest: ${JSON.stringify({ ...Object.fromEntries(business()), queries })}`);
      }
    };
    return { database, proxies, databaseLink, workers, network, receivers, record, calm, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
