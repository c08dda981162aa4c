import { join } from 'node:path';
import { REPOSITORY } from '../machine/paths.ts';
import { variablesIn } from '../machine/variables-file.ts';

/** Bindings of the Worker that may be set in the environment as well as in `.dev.vars`. */
const FROM_SHELL = [
  'DATABASE_URL',
  'NEON_ENDPOINT',
  'AUTH_SECRET',
  'APP_URL',
  'MAIL_FROM',
  'SMTP_URL',
  'RESEND_API_KEY',
  'MAIL_PER_SECOND',
  'MAIL_PER_DAY',
  'RESEND_WEBHOOK_SECRET',
  'VAPID_PUBLIC_KEY',
  'VAPID_PRIVATE_KEY',
  'OPERATOR_TOKEN',
  'OUTBOUND_LOOPBACK',
] as const;

/** The developer's settings. */
export type LocalSettings = Readonly<Partial<Record<string, string>>>;

/** Reads the settings from `.dev.vars` and the environment, which takes precedence. Empty values count as unset. */
export async function readLocalSettings(): Promise<LocalSettings> {
  const file = await variablesIn(join(REPOSITORY, '.dev.vars'));
  const shell = FROM_SHELL.map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(
    [...Object.entries(file), ...shell.filter(([, value]) => value !== undefined)].filter(([, value]) => value !== ''),
  );
}
