import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachable, serverAccount } from './account.ts';

/**
 * Creates a folder that PostgreSQL's account can reach; root's own temporary folder may be out of its reach.
 * @param prefix of its name
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const account = await serverAccount('');
  for (const parent of [tmpdir(), '/tmp', '/var/tmp']) {
    if (!(await reachable(parent, account))) continue;
    const folder = await mkdtemp(join(parent, prefix));
    await chmod(folder, 0o755);
    return folder;
  }
  throw new Error('Found no temporary folder that the account "nobody" can reach.');
}
