import { ExpectedError } from '@slow-train/settings/expected-error';
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY, WEB_DIST } from '../machine/paths.ts';
import { DOCUMENT, writeDocument } from './document.ts';

/** The sources of the web client, those of the API's document, and the folders in them that are part of neither. */
const SOURCES = ['web', 'packages', 'docs', 'package-lock.json'];
const DOCUMENT_SOURCES = ['api/src', 'packages', 'package-lock.json'];
const EXCLUDED = new Set(['node_modules', 'dist', 'bench', 'conformance', 'e2e', 'local', 'test', '.turbo']);

/** What is left of each module in the web client: a list of paths from the repository's folder, written by web/build/build.ts. */
export const PAGE_MODULES = join(WEB_DIST, '.vite/modules.json');

/** Whether a source is newer than the last build, or there is no build. */
export async function webClientIsStale(): Promise<boolean> {
  return (await pageIsStale()) || (await isStale(DOCUMENT, DOCUMENT_SOURCES));
}

const pageIsStale = (): Promise<boolean> => isStale('index.html', SOURCES);

async function isStale(file: string, sources: readonly string[]): Promise<boolean> {
  const built = await stat(join(WEB_DIST, file)).catch(() => null);
  if (built === null) return true;
  const newest = await Promise.all(sources.map((source) => lastChange(join(REPOSITORY, source))));
  return Math.max(...newest) > built.mtimeMs;
}

/**
 * Builds the web client into web/dist, or only the API's document if the page is not stale. Builds elsewhere and renames,
 * so that readers see either build, never a mix.
 * @throws ExpectedError `build-failed` with Vite's message
 */
export async function buildWebClient(): Promise<void> {
  if (!(await pageIsStale())) return writeDocument(WEB_DIST);
  const fresh = join(REPOSITORY, '.wrangler', `web-${process.pid}`);
  try {
    await promisify(execFile)(process.execPath, [join(REPOSITORY, 'web/build/build.ts'), '--outDir', fresh], {
      cwd: join(REPOSITORY, 'web'),
      // vitest sets NODE_ENV to "test", which would make Solid build for development.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    await rm(WEB_DIST, { recursive: true, force: true });
    await rename(fresh, WEB_DIST);
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    const [message = output] = output.split(/\n\s+at /u);
    throw new ExpectedError(`The web client could not be built:\n${message.trim()}`, { cause });
  }
}

/** Returns the time of the newest file at or below a path, in milliseconds; 0 if there is none. */
export async function lastChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const names = (await readdir(path)).filter((name) => !EXCLUDED.has(name));
  return Math.max(0, ...(await Promise.all(names.map((name) => lastChange(join(path, name))))));
}

/** A copy of the built web client. */
export interface WebClientCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Copies the built web client (five megabytes) for one Worker, because a later build, such as `npm test` while
 * `npm start` is running, would remove its files. Without a build the copy is empty, so there are no pages.
 * @param address of the site: unless it is https, the copy does not ask browsers to insist on https
 */
export async function copyWebClient(address: string): Promise<WebClientCopy> {
  const parent = join(REPOSITORY, '.wrangler', 'assets');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'web-'));
  const atExit = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', atExit);
  await copyWebClientTo(folder, address);
  return {
    folder,
    async remove() {
      process.off('exit', atExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same into a folder that the caller removes. */
export async function copyWebClientTo(folder: string, address: string): Promise<void> {
  await mkdir(WEB_DIST, { recursive: true });
  await cp(WEB_DIST, folder, { recursive: true });
  if (!address.startsWith('https:')) await removeStrictTransport(join(folder, '_headers'));
}

async function removeStrictTransport(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) await writeFile(file, text.replace(/^ *Strict-Transport-Security:.*\n/m, ''));
}
