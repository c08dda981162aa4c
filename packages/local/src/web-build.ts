import { execFile } from 'node:child_process';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY, WEB_DIST } from './paths.ts';
import { LocalError } from './problem.ts';

/** What may go into the web client, and what certainly does not. */
const SOURCES = ['web', 'packages', 'package-lock.json'];
const OUTSIDE = new Set(['node_modules', 'dist', 'bench', 'conformance', 'e2e', 'local', 'test', '.turbo']);

/** Whether a source is newer than the last build, or there has been none. */
export async function webIsStale(): Promise<boolean> {
  const built = await stat(join(WEB_DIST, 'index.html')).catch(() => null);
  if (built === null) return true;
  const newest = await Promise.all(SOURCES.map((source) => lastChange(join(REPOSITORY, source))));
  return Math.max(...newest) > built.mtimeMs;
}

/**
 * Builds the web client into web/dist, beside it first: whoever reads it sees one build or the other.
 * @throws LocalError `build-failed` with Vite's words
 */
export async function buildWeb(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const fresh = join(REPOSITORY, '.wrangler', `web-${process.pid}`);
  try {
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir'],
      {
        cwd: join(REPOSITORY, 'web'),
        // Started from a test, NODE_ENV would say "test" and Solid would be built for development.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    await rm(WEB_DIST, { recursive: true, force: true });
    await rename(fresh, WEB_DIST);
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    const words = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    const [message = words] = words.split(/\n\s+at /u);
    throw new LocalError('build-failed', `The web client could not be built:\n${message.trim()}`, { cause });
  }
}

/** Milliseconds of the youngest file at or below a path; 0 when there is none. */
async function lastChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (found === null) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const names = (await readdir(path)).filter((name) => !OUTSIDE.has(name));
  return Math.max(0, ...(await Promise.all(names.map((name) => lastChange(join(path, name))))));
}
