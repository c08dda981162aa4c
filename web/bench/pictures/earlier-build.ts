import { execFile } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REPOSITORY = join(import.meta.dirname, '../../..');

/**
 * Builds the page of another commit, with the packages installed here.
 * @param commit anything git understands, such as `HEAD` or a branch
 * @param use is given the build's folder, which exists until it is done
 * @throws if git does not know the commit, or it does not build
 */
export async function withBuildOf<T>(commit: string, use: (dist: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'slow-train-pictures-'));
  const git = (...args: string[]) => run('git', args, { cwd: REPOSITORY });
  try {
    await git('worktree', 'add', '--detach', '--force', folder, commit);
    for (const workspace of ['.', 'api', 'web']) await linkModules(workspace, folder);
    const dist = join(folder, 'web/dist');
    const env = { ...process.env, NODE_ENV: 'production' };
    await run(process.execPath, [join(folder, 'web/build/build.ts'), '--outDir', dist], {
      cwd: join(folder, 'web'),
      env,
    });
    return await use(dist);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await git('worktree', 'prune');
  }
}

/** Links every installed package; our own ones lead to the other commit's sources. */
async function linkModules(workspace: string, folder: string): Promise<void> {
  const from = join(REPOSITORY, workspace, 'node_modules');
  const to = join(folder, workspace, 'node_modules');
  const names = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true });
  for (const name of names) {
    if (name === '@slow-train') continue;
    await symlink(join(from, name), join(to, name));
  }
  if (workspace !== '.') return;
  await mkdir(join(to, '@slow-train'), { recursive: true });
  for (const name of await readdir(join(from, '@slow-train'))) {
    const source = ['packages', 'packages/tools', '.'].map((parent) => join(folder, parent, name));
    for (const path of source) {
      const exists = await lstat(path).catch(() => null);
      if (exists !== null) await symlink(path, join(to, '@slow-train', name));
    }
  }
}
