import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { DATA } from './paths.ts';
import { newPushKeys, type PushKeys } from './push-keys.ts';

/** The secret that signs this machine's sessions: made once, then kept in `.data/`. */
export async function keptSecret(): Promise<string> {
  return kept('auth-secret', () => randomBytes(32).toString('base64url'));
}

const PushKeysSchema = z.object({ VAPID_PUBLIC_KEY: z.string(), VAPID_PRIVATE_KEY: z.string() });

/** The keys that sign this machine's pushes. With others, no browser would hear of its tables any more. */
export async function keptPushKeys(): Promise<PushKeys> {
  return PushKeysSchema.parse(JSON.parse(await kept('push-keys.json', () => JSON.stringify(newPushKeys()))));
}

/** What a file of our own says. Of two that start at once and find none, one makes it. */
async function kept(name: string, make: () => string): Promise<string> {
  const path = join(DATA, name);
  await mkdir(DATA, { recursive: true });
  await writeFile(path, make(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}
