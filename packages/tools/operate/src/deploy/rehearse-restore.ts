import { ExpectedError } from '@slow-train/settings/expected-error';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restore, withClient } from '@slow-train/database';
import { bundleWorker, freePort, startPostgres, startWorker } from '@slow-train/local';
import { startNeonEndpoint } from '@slow-train/database/neon';
import { z } from 'zod';

const Counts = z.object({ games: z.number(), accounts: z.number() });

/**
 * Restores a backup into a temporary database on this machine, and starts this release on it. Nothing is sent to anybody.
 * @throws ExpectedError or ExpectedError if the backup or this release on it does not work
 */
export async function rehearseRestore(file: string): Promise<z.infer<typeof Counts>> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-rehearsal-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.once('exit', remove);
  const stops: (() => Promise<void>)[] = [];
  try {
    // For the server, which may run as another account.
    await chmod(folder, 0o755);
    const postgres = await startPostgres(join(folder, 'data'), 'test');
    stops.unshift(() => postgres.stop());
    const url = postgres.url('postgres');
    await restore(url, file);
    const endpoint = await startNeonEndpoint(url);
    stops.unshift(() => endpoint.stop());
    await expectReady(join(folder, 'worker'), {
      DATABASE_URL: url,
      NEON_ENDPOINT: endpoint.url,
      AUTH_SECRET: 'signs nobody in, because nobody is told the address',
      APP_URL: 'http://localhost',
      BACKGROUND_WORK: 'off',
    });
    return await withClient(url, async (client) => {
      const { rows } = await client.query(
        'select (select count(*)::int from games) as games, (select count(*)::int from users) as accounts',
      );
      return Counts.parse(rows[0]);
    });
  } finally {
    for (const stop of stops) await stop();
    process.off('exit', remove);
    remove();
  }
}

/** @param folder for the bundle */
async function expectReady(folder: string, bindings: Readonly<Record<string, string>>): Promise<void> {
  const worker = await startWorker(await bundleWorker(folder), { port: await freePort(), bindings });
  try {
    const response = await fetch(`${worker.url}/api/ready`);
    if (!response.ok) throw new ExpectedError(`This release does not run on the backup: ${await response.text()}`);
  } finally {
    await worker.stop();
  }
}
