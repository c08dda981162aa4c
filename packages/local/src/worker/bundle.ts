import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Unstable_MiniflareWorkerOptions as WorkerOptions } from 'wrangler';
import { LocalError } from '../machine/local-error.ts';
import { REPOSITORY, WRANGLER_CONFIG } from '../machine/paths.ts';
import { wrangler } from './wrangler.ts';

/** The Worker, bundled and minified as for a deployment, with its configuration from wrangler.toml; plain data. */
export interface WorkerBundle {
  /** Absolute path of its single module. */
  readonly script: string;
  readonly options: WorkerOptions['workerOptions'];
}

/**
 * Bundles the Worker once for many starts, since wrangler's own start takes two seconds of processor time, most of it
 * for bundling.
 * @param folder to write the bundle to
 * @throws LocalError `build-failed` with the bundler's message
 */
export async function bundleWorker(folder: string): Promise<WorkerBundle> {
  const require = createRequire(import.meta.url);
  const bin = join(dirname(require.resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  // Without the web client, which may not have been built.
  const assets = join(folder, 'assets');
  await mkdir(assets, { recursive: true });
  const args = ['deploy', '--dry-run', '--outdir', folder, '--assets', assets];
  try {
    await promisify(execFile)(process.execPath, [bin, ...args], { cwd: REPOSITORY });
  } catch (cause) {
    const message = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    throw new LocalError('build-failed', `The Worker could not be built:\n${message.trim()}`, { cause });
  }
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(WRANGLER_CONFIG);
  return { script: join(folder, 'index.js'), options: workerOptions };
}
