import { randomUUID } from 'node:crypto';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWebClientTo } from '../worker/web-client.ts';

/**
 * Returns the copy of the built web client that all Workers of a run serve. It has some five hundred files: a copy for
 * each Worker took half of the processor time of its start.
 * @param folder of the run
 * @param address of the site
 */
export async function sharedWebClient(folder: string, address: string): Promise<string> {
  const shared = join(folder, address.startsWith('https:') ? 'web-https' : 'web-http');
  if (await stat(shared).catch(() => null)) return shared;
  const own = `${shared}.${randomUUID()}`;
  await copyWebClientTo(own, address);
  // Another process of the run may have been faster.
  await rename(own, shared).catch(() => rm(own, { recursive: true }));
  return shared;
}
