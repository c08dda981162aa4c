import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const Manifest = z.object({ version: z.string() });

/**
 * Returns the name of a folder's release, such as `0.1.0+1a2b3c4`: version and commit, with `.modified` if files differ
 * from that commit. Only the version if git does not know the folder.
 */
export async function releaseIn(folder: string): Promise<string> {
  const { version } = Manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
  const git = async (...args: string[]): Promise<string> => (await run('git', args, { cwd: folder })).stdout.trim();
  try {
    const commit = await git('rev-parse', '--short=7', 'HEAD');
    return `${version}+${commit}${(await git('status', '--porcelain')) === '' ? '' : '.modified'}`;
  } catch {
    return version;
  }
}
