import { ExpectedError } from '@slow-train/settings/expected-error';
import { databaseAddress, isNeon } from '@slow-train/database';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@slow-train/local/paths';
import { variablesIn } from '@slow-train/local/variables-file';
import { SETTING_NAMES } from '@slow-train/settings';

/** Where the Worker is deployed to. */
export type Environment = 'production' | 'staging';

/** Values of the Worker's settings, by name; not checked. */
export type RawSettings = Readonly<Record<string, string>>;

/**
 * Returns the environment that `--env` names; production if it names none.
 * @throws ExpectedError if there is no such environment
 */
export function environmentOf(name: string = 'production'): Environment {
  if (name === 'production' || name === 'staging') return name;
  throw new ExpectedError('--env is "staging", or left out for production.');
}

/** Returns the name of the file with an environment's settings. */
export const settingsFile = (environment: Environment): string => `.${environment}.vars`;

/** Reads an environment's settings from its file and the shell, which takes precedence. Empty values count as unset. */
export async function readSettings(
  environment: Environment,
  folder: string = REPOSITORY,
  shell: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RawSettings> {
  const file = await variablesIn(join(folder, settingsFile(environment)));
  return Object.fromEntries(
    SETTING_NAMES.filter((name) => name !== 'RELEASE').flatMap((name) => {
      const value = shell[name] ?? file[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** Returns the proxies that an environment's file or the shell names: a setting of `npm run serve`, not of the Worker. */
export async function proxyIn(
  environment: Environment,
  shell: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RawSettings> {
  const name = 'TRUSTED_PROXY';
  const value = shell[name] ?? (await variablesIn(join(REPOSITORY, settingsFile(environment))))[name];
  return value === undefined || value === '' ? {} : { [name]: value };
}

/** Whether `npm run serve` serves a site with this database: a Worker at Cloudflare reaches only Neon's. */
export const isServed = (databaseUrl: string): boolean =>
  existsSync(join(REPOSITORY, 'dist/serve/current')) || !isNeon(new URL(databaseAddress(databaseUrl).url).hostname);

/** Returns the database's connection string. @throws ExpectedError that says where to set it */
export function databaseUrlIn(settings: RawSettings, environment: Environment): string {
  const url = settings['DATABASE_URL'];
  if (url !== undefined) return url;
  throw new ExpectedError(
    `DATABASE_URL is missing. Set it in ${settingsFile(environment)} (npm run setup writes that file) or in the environment.`,
  );
}
