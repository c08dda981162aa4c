import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASHED, keptFiles } from '@slow-train/local/kept-files';
import * as z from 'zod/mini';
import { BuildDescription } from '../output/build-description.ts';
import { ENCODINGS } from '../output/encodings.ts';

type Site = BuildDescription['site'];

/** Beside the files; no path of the page starts like it. */
const LIST = '.earlier.json';

/** The files by path (`ServedFile`). */
const Files = z.record(
  z.string(),
  z.object({ served: z.nullable(z.string()), file: BuildDescription.shape.site.def.valueType }),
);
type Files = z.infer<typeof Files>;

/**
 * Copies the page's files of a build to where they are served from. Hashed files that were served
 * within the last thirty days stay, of any release, because somebody may still have its page open.
 * @param site the build's files
 * @param from folder of the build's files
 * @param to folder from which they are served
 * @returns all files that are served
 */
export async function layOut(site: Site, from: string, to: string, now: Date): Promise<Site> {
  const text = await readFile(join(to, LIST), 'utf8').catch(() => '{}');
  const known = Files.parse(JSON.parse(text));
  const hashed = Object.entries(site).filter(([path]) => path.startsWith(HASHED));
  const own: Files = Object.fromEntries(hashed.map(([path, file]) => [path, { served: null, file }]));
  const kept = keptFiles(known, own, now);
  for (const [path, { file }] of Object.entries(known))
    if (!Object.hasOwn(kept, path)) await remove(join(to, path), file);
  await cp(from, to, { recursive: true });
  await writeFile(join(to, LIST), JSON.stringify(kept));
  return { ...Object.fromEntries(Object.entries(kept).map(([path, { file }]) => [path, file])), ...site };
}

async function remove(path: string, { encodings }: Site[string]): Promise<void> {
  for (const ending of ['', ...encodings.map((encoding) => ENCODINGS[encoding])])
    await rm(path + ending, { force: true });
}
