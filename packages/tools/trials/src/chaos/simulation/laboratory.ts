import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations, withClient } from '@slow-train/database';
import { addKit, allowKit } from '@slow-train/local/kit-schema';
import { startPostgres } from '@slow-train/local/postgres';
import { temporaryFolder } from '@slow-train/local/temporary-folder';
import type { Laboratory } from './simulate.ts';
import { bundleSite } from './site/bundle.ts';

const TEMPLATE = 'slow_train_template';

/** Starts PostgreSQL in a temporary folder, and bundles the site. */
export async function openLaboratory(): Promise<Laboratory & { close(): Promise<void> }> {
  const folder = await temporaryFolder('slow-train-simulation-');
  // After a signal nothing else removes it. The server ends with this process anyway.
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.once('exit', remove);
  const [postgres, load] = await Promise.all([startPostgres(join(folder, 'data'), 'test'), bundleSite()]);
  const admin = postgres.url('postgres');
  const template = postgres.url(TEMPLATE);
  // Its snapshots would decide which dead rows go, and so in which order others are found, at times of its own.
  await run(admin, 'alter system set autovacuum = off');
  await run(admin, 'select pg_reload_conf()');
  await run(admin, `create database ${TEMPLATE}`);
  await allowKit(admin);
  await addKit(template);
  await applyMigrations(template);
  return {
    load,
    newDatabase: databasesOf(admin, TEMPLATE),
    async close() {
      await postgres.stop();
      process.off('exit', remove);
      remove();
    },
  };
}

/** Returns what makes databases as copies of a migrated one with the kit's clock. */
export function databasesOf(admin: string, template: string): Laboratory['newDatabase'] {
  let made = 0;
  return async () => {
    const name = `simulation_${process.pid}_${(made += 1)}`;
    await run(admin, `create database ${name} template ${template} strategy file_copy`);
    const url = new URL(admin);
    url.pathname = `/${name}`;
    return { url: url.href, drop: () => run(admin, `drop database ${name} with (force)`) };
  };
}

async function run(admin: string, statement: string): Promise<void> {
  await withClient(admin, (client) => client.query(statement));
}
