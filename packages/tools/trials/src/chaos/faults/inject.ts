import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster.ts';
import { now } from '../record.ts';
import type { Fault } from './fault.ts';

/** How often backends are terminated while that lasts, in milliseconds. */
const EVERY = 250;

/** Ends a fault. Resolves when what was killed runs again. */
export type Heal = () => Promise<void>;

/** Begins a fault. */
export async function beginFault(fault: Fault, cluster: Cluster): Promise<Heal> {
  const { database, databaseLink, network, receivers, record, workers } = cluster;
  switch (fault.kind) {
    case 'request':
      network.link.fault = fault.link;
      return async () => network.link.heal();
    case 'database':
      databaseLink.fault = fault.link;
      return async () => databaseLink.heal();
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
    case 'receiver': {
      const receiver = receivers[fault.receiver];
      receiver.failure = fault.failure;
      return async () => receiver.heal();
    }
    default:
      return fault satisfies never;
  }
}
