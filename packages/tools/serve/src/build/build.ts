import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SETTING_NAMES } from '@slow-train/settings';
import { newestMigrationIn } from '@slow-train/database';
import { releaseIn } from '@slow-train/local/release';
import { type WorkerBundle, bundleWorker } from '@slow-train/local/bundle';
import { buildWebClient, lastChange, webClientIsStale } from '@slow-train/local/web-client';
import { BUILD_FILES, type BuildDescription } from '../output/build-description.ts';
import { bundleServer } from './bundle-server.ts';
import { parseRedirectsFile } from './redirects-file.ts';
import { latestBuildAt } from './releases.ts';
import { writeSite } from './site-files.ts';
import { fromWrangler } from './wrangler-config.ts';

const SOURCE = join(import.meta.dirname, '..');
const REPOSITORY = join(SOURCE, '../../../..');
/** The output of web/build/build.ts. */
const WEB_DIST = join(REPOSITORY, 'web/dist');
/** What a build is made from. */
const SOURCES = ['api/src', 'docs', 'migrations', 'package-lock.json', 'packages', 'web', 'wrangler.toml'];

/** Whether a source is newer than the latest build, or there is none. @param folder of the releases */
export async function isStale(folder: string): Promise<boolean> {
  const built = await latestBuildAt(folder);
  if (built === null) return true;
  const newest = await Promise.all(SOURCES.map((source) => lastChange(join(REPOSITORY, source))));
  return Math.max(...newest) > built;
}

/**
 * Builds everything that `npm run serve` runs into a folder, replacing what was there.
 * @param bundled the Worker, if it has been bundled already
 * @throws ExpectedError, ExpectedError
 */
export async function build(folder: string, bundled?: WorkerBundle): Promise<void> {
  if (await webClientIsStale()) await buildWebClient();
  await mkdir(dirname(folder), { recursive: true });
  // Elsewhere first, so that readers see either build, never a mix.
  const fresh = await mkdtemp(`${folder}-`);
  // For another account that runs it.
  await chmod(fresh, 0o755);
  try {
    const worker = bundled ?? (await bundleWorker(join(fresh, 'bundle')));
    await cp(worker.script, join(fresh, BUILD_FILES.worker));
    await rm(join(fresh, 'bundle'), { recursive: true, force: true });
    await bundleServer(fresh);
    await cp(join(REPOSITORY, 'packages/tools/local/bin/watchdog.sh'), join(fresh, BUILD_FILES.watchdog));
    const description: BuildDescription = {
      ...fromWrangler(worker.options),
      site: await writeSite(WEB_DIST, join(fresh, BUILD_FILES.site)),
      pages: [...parseRedirectsFile(await readFile(join(WEB_DIST, '_redirects'), 'utf8'))],
      release: await releaseIn(REPOSITORY),
      migration: await newestMigrationIn(),
      settings: [...SETTING_NAMES],
    };
    await writeFile(join(fresh, BUILD_FILES.description), JSON.stringify(description));
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
  } catch (error) {
    await rm(fresh, { recursive: true, force: true });
    throw error;
  }
}
