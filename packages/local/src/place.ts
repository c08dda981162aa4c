import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { reachable, serverAccount } from './account.ts';
import { DATA, REPOSITORY } from './paths.ts';

/**
 * Where the database of this clone lies: among its own data, or, when root has them where the
 * server's account cannot go (under /root), in a folder of its own under /var/lib.
 * @returns the data folder's absolute path
 */
export async function dataFolder(): Promise<string> {
  const here = join(DATA, 'postgres', 'data');
  await mkdir(DATA, { recursive: true });
  if (await reachable(DATA, await serverAccount(here))) return here;
  const clone = createHash('sha256').update(DATA).digest('hex').slice(0, 8);
  return join('/var/lib/slow-train', `${basename(REPOSITORY)}-${clone}`, 'data');
}
