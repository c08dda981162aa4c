import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const REPOSITORY = join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const WRANGLER = join(require.resolve('wrangler/package.json'), '../bin/wrangler.js');

/** In bytes of gzip: the whole Worker (docs/decisions/019-costs.md). */
export const LARGEST_WORKER = 440 * 1024;

export interface Bundle {
  /** The path of the single module. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly gzip: number;
}

/**
 * Bundles and minifies the Worker as a deployment does, without deploying it; the web client is not included.
 * @param entry the path of another Worker's module
 */
export async function bundleWorker(folder: string, entry?: string): Promise<Bundle> {
  const [out, assets] = [join(folder, 'worker'), join(folder, 'assets')];
  await mkdir(assets, { recursive: true });
  const module = entry === undefined ? [] : [entry];
  const args = ['deploy', ...module, '--dry-run', '--minify', '--outdir', out, '--assets', assets];
  const quiet = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false' };
  await promisify(execFile)(process.execPath, [WRANGLER, ...args], {
    cwd: REPOSITORY,
    env: { ...process.env, ...quiet },
  });
  const path = join(out, `${basename(entry ?? 'index.ts', '.ts')}.js`);
  const bundled = await readFile(path);
  return { path, size: bundled.length, gzip: gzipSync(bundled, { level: 9 }).length };
}
