import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledWorker } from '@slow-train/local/workerd';
import { build } from '../../src/build/build.ts';
import { BUILD_FILES, BuildDescription } from '../../src/output/build-description.ts';

/** In the repository, because a build finds workerd in its node_modules; ignored by git. */
const PARENT = join(import.meta.dirname, '../../../../../.wrangler/serve/releases');

/** A build of the real Worker and the real page, for one test file. */
export interface Built {
  readonly folder: string;
  readonly description: BuildDescription;
  /** Returns the folder of a copy with another Worker, or with other schedules. */
  variant(change: { readonly worker?: string; readonly crons?: readonly string[] }): Promise<string>;
  remove(): Promise<void>;
}

/** Builds what `npm run serve` runs. Call `remove` in `afterAll`. */
export async function built(): Promise<Built> {
  const worker = bundledWorker();
  await mkdir(PARENT, { recursive: true });
  const folders = [await mkdtemp(join(PARENT, 'serve-'))];
  const [folder = ''] = folders;
  await build(folder, worker);
  const descriptionIn = async (of: string): Promise<BuildDescription> =>
    BuildDescription.parse(JSON.parse(await readFile(join(of, BUILD_FILES.description), 'utf8')));
  return {
    folder,
    description: await descriptionIn(folder),
    async variant({ worker: script, crons }) {
      const copy = await mkdtemp(join(PARENT, 'serve-'));
      folders.push(copy);
      await cp(folder, copy, { recursive: true });
      if (script !== undefined) await cp(script, join(copy, BUILD_FILES.worker));
      const description = { ...(await descriptionIn(copy)), ...(crons !== undefined && { crons: [...crons] }) };
      await writeFile(join(copy, BUILD_FILES.description), JSON.stringify(description));
      return copy;
    },
    async remove() {
      await Promise.all(folders.map((one) => rm(one, { recursive: true })));
    },
  };
}
