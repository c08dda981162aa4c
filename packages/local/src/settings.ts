import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { DATA, REPOSITORY } from './paths.ts';

/** The Worker's bindings that may come from the shell as well as from `.dev.vars`. */
const FROM_SHELL = [
  'DATABASE_URL',
  'NEON_ENDPOINT',
  'AUTH_SECRET',
  'APP_URL',
  'MAIL_FROM',
  'SMTP_URL',
  'RESEND_API_KEY',
] as const;

/** What was set by hand. */
export type Settings = Readonly<Partial<Record<string, string>>>;

/** The settings in `.dev.vars`, and over them those in the environment; an empty one counts as none. */
export async function readSettings(): Promise<Settings> {
  const file = parseEnv(await readFile(join(REPOSITORY, '.dev.vars'), 'utf8').catch(() => ''));
  const shell = FROM_SHELL.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(
    [...Object.entries(file), ...shell.filter(([, value]) => value !== undefined)].filter(([, value]) => value !== ''),
  );
}

/** The secret that signs this machine's sessions: made once, then kept in `.data/`. */
export async function keptSecret(): Promise<string> {
  const path = join(DATA, 'auth-secret');
  await mkdir(DATA, { recursive: true });
  const fresh = randomBytes(32).toString('base64url');
  await writeFile(path, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}
