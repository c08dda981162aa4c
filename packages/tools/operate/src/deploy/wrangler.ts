import { REPOSITORY } from '@slow-train/local/paths';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { type StdioOptions, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Environment, RawSettings } from './settings-file.ts';

/** What is uploaded to Cloudflare, besides the code. */
export interface Upload {
  readonly environment: Environment;
  readonly release: string;
  readonly settings: RawSettings;
}

/** What needs an account at Cloudflare. Tests replace it. */
export interface Cloudflare {
  isSignedIn(): Promise<boolean>;
  /** @throws ExpectedError if the upload fails */
  upload(upload: Upload): Promise<void>;
}

/** Cloudflare, through wrangler and the account it is signed in to. */
export const cloudflare: Cloudflare = {
  isSignedIn: async () => (await wrangler(['whoami', '--json'], 'collect')).ok,
  async upload(upload) {
    const { ok } = await withArguments(upload, (args) => wrangler(args, 'show'));
    if (!ok) throw new ExpectedError('wrangler could not deploy, see above. The site still runs its last release.');
  },
};

/** Signs in to Cloudflare, in the browser. @throws ExpectedError if that fails */
export async function signIn(): Promise<void> {
  const { ok } = await wrangler(['login'], 'show');
  if (!ok) throw new ExpectedError('wrangler could not sign in, see above. Try again: npx wrangler login');
}

/**
 * Builds the Worker exactly as for an upload, without uploading it.
 * @returns what wrangler says about its size
 * @throws ExpectedError with wrangler's message if the Worker or its configuration is broken
 */
export async function buildWorker(upload: Upload): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-worker-'));
  try {
    const { ok, output } = await withArguments(upload, (args) =>
      wrangler([...args, '--dry-run', '--outdir', folder], 'collect'),
    );
    if (!ok) throw new ExpectedError(`The Worker could not be built:\n${output.trim()}`);
    return /Total Upload: (.*)/.exec(output)?.[1] ?? 'size unknown';
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Calls `run` with the arguments of an upload. Its secrets are in a file for as long, since others can read arguments. */
async function withArguments<T>(upload: Upload, run: (args: readonly string[]) => Promise<T>): Promise<T> {
  const { environment, release, settings } = upload;
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-secrets-'));
  const secrets = join(folder, 'secrets.json');
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    await writeFile(secrets, JSON.stringify(settings), { mode: 0o600 });
    const { hostname } = new URL(settings['APP_URL'] ?? '');
    return await run([
      'deploy',
      // An empty name is the top of the configuration.
      `--env=${environment === 'production' ? '' : environment}`,
      `--var=RELEASE:${release}`,
      `--message=${release}`,
      `--secrets-file=${secrets}`,
      ...(hostname.endsWith('.workers.dev') ? [] : [`--domain=${hostname}`]),
    ]);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Runs wrangler in the repository, without building the page, which we have done. */
async function wrangler(
  args: readonly string[],
  output: 'show' | 'collect',
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const bin = join(dirname(createRequire(import.meta.url).resolve('wrangler/package.json')), 'bin', 'wrangler.js');
  const stdio: StdioOptions = output === 'show' ? ['inherit', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: REPOSITORY,
    stdio,
    env: { ...process.env, PAGE_IS_BUILT: 'yes', WRANGLER_SEND_METRICS: 'false', WRANGLER_WRITE_LOGS: 'false' },
  });
  const ended = new Promise<boolean>((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
  const [ok, ...texts] = await Promise.all([
    ended,
    ...[child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))),
  ]);
  return { ok, output: texts.join('') };
}
