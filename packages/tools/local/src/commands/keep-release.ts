import { spawn } from 'node:child_process';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { REPOSITORY } from '../machine/paths.ts';

// `npx slow-train keep-release 2`: keeps the statements and the games of the release that is about to be deployed in
// api/test/releases/2, so that the tests of every later one know what it reads and writes.

const [release = ''] = process.argv.slice(2);
if (/^\d+$/u.test(release)) {
  const folder = join(REPOSITORY, 'api/test/releases', release);
  await mkdir(folder, { recursive: true });
  await copyFile(join(REPOSITORY, 'api/test/statements.sql'), join(folder, 'statements.sql'));
  const file = 'api/test/releases/keep.test.ts';
  const child = spawn(join(REPOSITORY, 'node_modules', '.bin', 'vitest'), ['run', '--project', 'api', file], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: { ...process.env, KEEP_RELEASE: folder },
  });
  for (const signal of ['SIGUSR2', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'));
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(
    'Say which release: npx slow-train keep-release 2. The numbers so far are the folders of api/test/releases.',
  );
  process.exitCode = 1;
}
