import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { BuildDescription } from '../output/build-description.ts';
import { ENCODINGS } from '../output/encodings.ts';

type Site = BuildDescription['site'];

/** Files whose names have a hash of their contents, so that no two releases mean different ones by the same name. */
const HASHED = '/assets/';
/** How long a file of an earlier release stays, in milliseconds: pages opened before a deployment load more of them. */
const KEPT = 30 * 24 * 3_600_000;
/** How many there are at most: those that were served last. */
const MOST = 3_000;
/** Beside the files; no path of the page starts like it. */
const LIST = '.earlier.json';

/** When a release last had a file (ISO 8601), by path. */
const Earlier = z.record(z.string(), z.object({ served: z.string(), file: BuildDescription.shape.site.def.valueType }));
type Earlier = z.infer<typeof Earlier>;

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
  const known = Earlier.parse(JSON.parse(text));
  const hashed = Object.entries(site).filter(([path]) => path.startsWith(HASHED));
  const own = Object.fromEntries(hashed.map(([path, file]) => [path, { served: now.toISOString(), file }]));
  const all = Object.entries({ ...known, ...own }).toSorted(([, a], [, b]) => (a.served < b.served ? 1 : -1));
  const kept = all.filter(([, { served }], place) => place < MOST && now.getTime() - Date.parse(served) < KEPT);
  const earlier: Earlier = Object.fromEntries(kept);
  for (const [path, { file }] of all) if (!Object.hasOwn(earlier, path)) await remove(join(to, path), file);
  await cp(from, to, { recursive: true });
  await writeFile(join(to, LIST), JSON.stringify(earlier));
  return { ...Object.fromEntries(kept.map(([path, { file }]) => [path, file])), ...site };
}

async function remove(path: string, { encodings }: Site[string]): Promise<void> {
  for (const ending of ['', ...encodings.map((encoding) => ENCODINGS[encoding])])
    await rm(path + ending, { force: true });
}
