import { ExpectedError } from '@slow-train/settings/expected-error';
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import type { Unstable_MiniflareWorkerOptions as MiniflareWorkerOptions } from 'wrangler';
import { REPOSITORY, WRANGLER_CONFIG } from '../machine/paths.ts';

// Read by wrangler when it is loaded, and by its child processes: no network look-ups, no telemetry, no banner, no logs
// in the home folder, no build of the page (wrangler.toml), no page that shows the storage of Durable Objects.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';
process.env['WRANGLER_HIDE_BANNER'] = 'true';
process.env['WRANGLER_WRITE_LOGS'] = 'false';
process.env['PAGE_IS_BUILT'] = 'yes';
process.env['X_LOCAL_EXPLORER'] = 'false';

const wrangler = await import('wrangler');

/** A Worker, bundled as for a deployment, with what its configuration says; plain data. */
export interface WorkerBundle {
  /** Absolute path of its single module. */
  readonly script: string;
  readonly options: MiniflareWorkerOptions['workerOptions'];
}

/** The bundler's metadata (https://esbuild.github.io/api/#metafile), in the folder of a bundle. */
export const BUNDLE_METADATA = 'bundle-meta.json';

/**
 * Bundles a Worker once for many starts, since the bundling takes two seconds of processor time.
 * @param folder to write the bundle to
 * @param config the Worker's configuration; by default our wrangler.toml, without the page, which may not have been built
 * @throws ExpectedError `build-failed` with the bundler's message
 */
export async function bundleWorker(folder: string, config: string = WRANGLER_CONFIG): Promise<WorkerBundle> {
  const require = createRequire(import.meta.url);
  const bin = join(dirname(require.resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  const metadata = join(folder, BUNDLE_METADATA);
  const args = ['deploy', '--dry-run', '--config', config, '--outdir', folder, '--metafile', metadata];
  if (config === WRANGLER_CONFIG) {
    const assets = join(folder, 'assets');
    await mkdir(assets, { recursive: true });
    args.push('--assets', assets);
  }
  try {
    await promisify(execFile)(process.execPath, [bin, ...args], { cwd: REPOSITORY });
  } catch (cause) {
    const message = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause);
    throw new ExpectedError(`The Worker could not be built:\n${message.trim()}`, { cause });
  }
  const read = wrangler.unstable_readConfig({ config });
  // Without its list of secrets, and next to no .dev.vars: wrangler would read the developer's own.
  const alone = { ...read, secrets: undefined, userConfigPath: join(folder, 'wrangler.toml') };
  const { workerOptions } = wrangler.unstable_getMiniflareWorkerOptions(alone);
  return { script: join(folder, `${parse(read.main ?? 'index').name}.js`), options: workerOptions };
}
