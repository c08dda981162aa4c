import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const Manifest = z.object({ version: z.string() });

/**
 * Returns the name of a folder's release, such as `0.1.0+1a2b3c4`: version and commit, with `.modified` if files differ
 * from that commit. Without git itself, as in an image that is built, its files name the commit; only the version if there
 * are none.
 */
export async function releaseIn(folder: string): Promise<string> {
  const { version } = Manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: folder })).stdout.trim();
  try {
    const commit = await git('rev-parse', '--short=7', 'HEAD');
    return `${version}+${commit}${(await git('status', '--porcelain')) === '' ? '' : '.modified'}`;
  } catch {
    const commit = await headIn(join(folder, '.git'));
    return commit === null ? version : `${version}+${commit.slice(0, 7)}`;
  }
}

/** Reads the commit that is checked out from git's own files; null if they do not say. */
async function headIn(git: string): Promise<string | null> {
  const read = (file: string): Promise<string> => readFile(join(git, file), 'utf8').catch(() => '');
  const head = (await read('HEAD')).trim();
  const [, branch] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? [];
  if (branch === undefined) return commitIn(head);
  const packed = (await read('packed-refs')).split('\n').find((line) => line.endsWith(` ${branch}`));
  return commitIn(await read(branch)) ?? commitIn(packed ?? '');
}

const commitIn = (text: string): string | null => /^[0-9a-f]{40}/.exec(text)?.[0] ?? null;
