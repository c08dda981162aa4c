import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY, WEB_DIST } from './paths.ts';

/** A folder of the built client that nobody else writes to. */
export interface Assets {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Copies the built client (half a megabyte) for one Worker: a build that runs meanwhile, as that of
 * `npm test` beside `npm start`, would take the files away under its hands. Without a build the
 * folder is empty, and there are just no pages.
 */
export async function copyOfWeb(): Promise<Assets> {
  const parent = join(REPOSITORY, '.wrangler', 'assets');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'web-'));
  const atExit = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', atExit);
  await mkdir(WEB_DIST, { recursive: true });
  await cp(WEB_DIST, folder, { recursive: true });
  return {
    folder,
    async remove() {
      process.off('exit', atExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
