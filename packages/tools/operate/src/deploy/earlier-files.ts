import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HASHED, keptFiles } from '@slow-train/local/kept-files';
import type { Say } from '@slow-train/local/command';
import { z } from 'zod';

/**
 * A public file that lists the page's hashed files: Cloudflare serves those of the last upload only, so each upload has to
 * bring the earlier ones along.
 */
export const FILE_LIST = '/page-files.json';

const FileList = z.record(z.string(), z.object({ served: z.iso.datetime().nullable() }));
type FileList = z.infer<typeof FileList>;

/** Files fetched at the same time. */
const AT_ONCE = 8;

/**
 * Adds the hashed files of earlier releases to the page's build, from the running site: pages that were opened before a
 * deployment still load more of them (`keptFiles`). A site that does not answer, or has none, adds nothing.
 * @param dist the folder of the build, which may have earlier files of the last deployment
 * @param origin of the site
 */
export async function addEarlierFiles(
  dist: string,
  origin: string,
  get: typeof fetch,
  now: Date,
  say: Say,
): Promise<void> {
  const own = await ownFiles(dist);
  const kept = keptFiles(await listOf(origin, get), own, now);
  const missing = Object.keys(kept).filter((path) => !Object.hasOwn(own, path));
  const found = new Set(Object.keys(own));
  for (let index = 0; index < missing.length; index += AT_ONCE)
    await Promise.all(
      missing.slice(index, index + AT_ONCE).map(async (path) => {
        if (await copy(new URL(path, origin), join(dist, path), get)) found.add(path);
      }),
    );
  const list = Object.entries(kept).filter(([path]) => found.has(path));
  await writeFile(join(dist, FILE_LIST), JSON.stringify(Object.fromEntries(list)));
  say(`Files of earlier releases: ${list.length - Object.keys(own).length} stay for pages that are open.`);
}

/** Returns the hashed files of the build itself. Removes those that an earlier deployment has added to it. */
async function ownFiles(dist: string): Promise<FileList> {
  const paths = (await readdir(join(dist, HASHED))).map((name) => HASHED + name);
  const text = await readFile(join(dist, FILE_LIST), 'utf8').catch(() => '{}');
  const known = FileList.parse(JSON.parse(text));
  const isEarlier = (path: string): boolean => typeof known[path]?.served === 'string';
  await Promise.all(paths.filter(isEarlier).map((path) => rm(join(dist, path))));
  return Object.fromEntries(paths.filter((path) => !isEarlier(path)).map((path) => [path, { served: null }]));
}

/** Returns the files that the site has; none if it does not answer, or has no list. */
async function listOf(origin: string, get: typeof fetch): Promise<FileList> {
  const answer = await get(`${origin}${FILE_LIST}`).catch(() => undefined);
  const body: unknown = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined;
  return FileList.safeParse(body).data ?? {};
}

/** Copies a file of the site. Returns whether there is one. */
async function copy(from: URL, to: string, get: typeof fetch): Promise<boolean> {
  const answer = await get(from).catch(() => undefined);
  if (answer?.ok !== true) return false;
  await mkdir(dirname(to), { recursive: true });
  await writeFile(to, new Uint8Array(await answer.arrayBuffer()));
  return true;
}
