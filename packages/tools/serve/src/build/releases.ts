import { ExpectedError } from '@slow-train/settings/expected-error';
import { copyFile, mkdir, readFile, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unreadableBackwards } from '@slow-train/database';
import { BUILD_FILES, BuildDescription, RELEASES } from '../output/build-description.ts';

/** How many builds stay: the one that is served, and the one to go back to. */
const KEPT = 2;

/** The file that starts the current release: `node dist/serve/server.js`. */
const START = join(import.meta.dirname, '..', 'start', 'start.js');

/** A build among others. */
export interface Release {
  /** Of its folder; later builds have later names. */
  readonly name: string;
  /** Version and commit. */
  readonly release: string;
  /** The newest migration that it knows, such as `0025_baseline`. */
  readonly migration: string;
}

/** Returns the builds in a folder of releases, latest first. */
export async function releasesIn(folder: string): Promise<readonly Release[]> {
  const entries = await readdir(join(folder, RELEASES.folder)).catch(() => []);
  const found = await Promise.all(
    entries.map(async (name) => {
      const text = await readFile(join(folder, RELEASES.folder, name, BUILD_FILES.description), 'utf8').catch(
        () => null,
      );
      if (text === null) return [];
      const { release, migration } = BuildDescription.parse(JSON.parse(text));
      return [{ name, release, migration }];
    }),
  );
  return found.flat().toSorted((a, b) => (a.name < b.name ? 1 : -1));
}

/** Returns when the latest build was made, in milliseconds; null if there is none. */
export async function latestBuildAt(folder: string): Promise<number | null> {
  const [latest] = await releasesIn(folder);
  if (latest === undefined) return null;
  return (await stat(join(folder, RELEASES.folder, latest.name, BUILD_FILES.description))).mtimeMs;
}

/**
 * Adds a build to a folder of releases, makes it the current one, and removes all but the last two.
 * @param build called with the folder to build into
 */
export async function addRelease(folder: string, at: Date, build: (into: string) => Promise<void>): Promise<void> {
  const name = at.toISOString().replaceAll(/[:.]/g, '-');
  await mkdir(join(folder, RELEASES.folder), { recursive: true });
  await build(join(folder, RELEASES.folder, name));
  await pointTo(folder, name);
  const old = (await releasesIn(folder)).slice(KEPT);
  for (const release of old) await rm(join(folder, RELEASES.folder, release.name), { recursive: true });
}

/** Makes the latest build the current one, also after a rollback. @throws ExpectedError if there is none */
export async function useLatest(folder: string): Promise<Release> {
  const [latest] = await releasesIn(folder);
  if (latest === undefined) throw new ExpectedError('Nothing has been built. Run "npx slow-train build:serve".');
  await pointTo(folder, latest.name);
  return latest;
}

/**
 * Makes the build before the current one the current one. A running server notices nothing until it is restarted.
 * @param migrations folder with the generated SQL and its journal
 * @throws ExpectedError, with nothing changed, if there is no earlier build, or it could not read the database any more
 */
export async function goBack(folder: string, migrations?: string): Promise<Release> {
  const releases = await releasesIn(folder);
  const now = await currentIn(folder);
  const current = releases.find(({ name }) => name === now);
  const before = releases.find(({ name }) => now !== null && name < now);
  if (current === undefined || before === undefined)
    throw new ExpectedError(
      'There is no earlier build to go back to. Check out that release, and run npx slow-train upgrade --no-pull.',
    );
  const obstacle = await unreadableBackwards(before.migration, current.migration, migrations);
  if (obstacle !== null)
    throw new ExpectedError(
      `Nothing was changed: migration ${obstacle.tag} cannot be read backwards by ${before.release} (${obstacle.statement}). ` +
        'Mend the release and upgrade, or restore the backup from before the upgrade.',
    );
  await pointTo(folder, before.name);
  return before;
}

async function currentIn(folder: string): Promise<string | null> {
  return readlink(join(folder, RELEASES.current)).then(
    (target) => basename(target),
    () => null,
  );
}

async function pointTo(folder: string, name: string): Promise<void> {
  const pointer = join(folder, RELEASES.current);
  await rm(`${pointer}.new`, { force: true });
  await symlink(join(RELEASES.folder, name), `${pointer}.new`);
  // In one step, so that a server that starts meanwhile finds one of the two.
  await rename(`${pointer}.new`, pointer);
  await copyFile(START, join(folder, BUILD_FILES.server));
}
