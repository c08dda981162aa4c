import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { DATA } from '../machine/paths.ts';
import { type PushKeys, newPushKeys } from './push-keys.ts';

/** Returns the secret that signs this machine's sessions, created once and kept in `.data/`. */
export async function devAuthSecret(): Promise<string> {
  return secretIn('auth-secret', () => randomBytes(32).toString('base64url'));
}

const PushKeysSchema = z.object({ VAPID_PUBLIC_KEY: z.string(), VAPID_PRIVATE_KEY: z.string() });

/** Returns the keys that sign this machine's pushes, also kept, since new ones would invalidate every subscription. */
export async function devPushKeys(): Promise<PushKeys> {
  return PushKeysSchema.parse(JSON.parse(await secretIn('push-keys.json', () => JSON.stringify(newPushKeys()))));
}

/** Returns the content of a file, creating it first if needed; concurrent callers get the same. */
async function secretIn(name: string, create: () => string): Promise<string> {
  const path = join(DATA, name);
  await mkdir(DATA, { recursive: true });
  await writeFile(path, create(), { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}
