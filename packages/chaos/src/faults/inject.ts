import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { now } from '../record.ts';
import type { Fault } from './fault.ts';

/** How often backends are terminated while that lasts, in milliseconds. */
const EVERY = 250;

/** Ends a fault. Resolves when what was killed runs again. */
export type Heal = () => Promise<void>;

/** Begins a fault. */
export async function begin(fault: Fault, cluster: Cluster): Promise<Heal> {
  const { database, databaseLink, network, proxies, receivers, record, workers } = cluster;
  switch (fault.kind) {
    case 'request':
      network.link.fault = fault.link;
      return async () => network.link.heal();
    case 'database':
      databaseLink.fault = fault.link;
      return async () => databaseLink.heal();
    case 'diskFull':
      for (const proxy of proxies) proxy.isDiskFull = true;
      return async () => {
        for (const proxy of proxies) proxy.isDiskFull = false;
      };
    case 'readOnly':
      await database.setReadOnly(true);
      return () => database.setReadOnly(false);
    case 'backendsTerminated': {
      let isOver = false;
      const terminating = (async () => {
        while (!isOver) {
          await database.terminateBackends();
          await wait(EVERY);
        }
      })();
      return async () => {
        isOver = true;
        await terminating;
      };
    }
    case 'postgresKilled':
      await database.kill(fault.signal);
      return () => database.restart();
    case 'workerKilled': {
      const worker = workers[fault.worker];
      record.losses.push({ from: now(), to: now() });
      await worker?.kill();
      return async () => worker?.start();
    }
    case 'clockJump': {
      const worker = workers[fault.worker];
      const from = now();
      // Its schedule finds what has become due, or an outage.
      await worker?.disturb({ offset: fault.seconds * 1_000, scheduled: 1 });
      return async () => {
        await worker?.disturb({ offset: 0 });
        // To a clock that is ahead, the leases of the others are over.
        record.losses.push({ from, to: now() });
      };
    }
    case 'schedules': {
      const runs = fault.runs === 'twice' ? 2 : 0;
      await Promise.all(workers.map((worker) => worker.disturb({ runs, scheduled: runs })));
      return async () => {
        await Promise.all(workers.map((worker) => worker.disturb({ runs: 1, scheduled: runs })));
      };
    }
    case 'receiver': {
      const receiver = receivers[fault.receiver];
      receiver.failure = fault.failure;
      return async () => receiver.heal();
    }
    default:
      return fault satisfies never;
  }
}
