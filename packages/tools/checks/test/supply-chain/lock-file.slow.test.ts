import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { REPOSITORY } from '@slow-train/local/paths';
import { PLATFORMS } from './kit/platforms.ts';

const run = promisify(execFile);

/** Copies what npm reads before it installs. */
async function manifests(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = ['package.json', '*/package.json', 'package-lock.json', '.npmrc'];
  const { stdout } = await run('git', ['ls-files', ...files], { cwd: REPOSITORY });
  for (const file of stdout.trim().split('\n')) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(REPOSITORY, file), join(folder, file));
  }
  return folder;
}

test.each(PLATFORMS)('npm ci accepts the lock file on %s', async (platform) => {
  const [os = '', cpu = ''] = platform.split(' ');
  const folder = await manifests();
  // Offline: it needs to ask for nothing that the lock file does not say.
  // And says so, also where `npm run -s` has told it to be silent.
  const args = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--loglevel=notice', '--os', os, '--cpu', cpu];
  const { stdout } = await run('npm', [...args, '--cache', join(folder, 'cache')], { cwd: folder });
  expect(stdout).toMatch(/added \d{3} packages/u);
});
