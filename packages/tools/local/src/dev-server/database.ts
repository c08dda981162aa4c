import { ExpectedError } from '@slow-train/settings/expected-error';
import { databaseAddress, applyMigrations, siteOf } from '@slow-train/database';
import { startNeonEndpoint } from '@slow-train/database/neon';
import { ensureDatabase } from '../postgres/databases.ts';
import { defaultDataFolder } from '../postgres/data-folder.ts';
import { startPostgres } from '../postgres/postgres.ts';
import type { LocalSettings } from './settings.ts';

const NAME = 'slow_train';

/** A migrated database, and the Worker's bindings for it. */
export interface LocalDatabase {
  readonly bindings: { readonly DATABASE_URL: string; readonly NEON_ENDPOINT?: string };
  /** The data folder, or host and name of an external database. */
  readonly location: string;
  /** The address of the deployed site that uses it as well; null if none does. */
  readonly site: string | null;
  stop(): Promise<void>;
  /** Resolves with a message when the server exits unexpectedly. */
  readonly crashed: Promise<string>;
}

/**
 * Starts an embedded database, unless the settings name one, and migrates it. Puts a Neon-compatible endpoint in front
 * of it, unless it is hosted by Neon or the settings name an endpoint.
 * @param allowDeployed use a deployed site's database as well, without migrating it
 * @param report called with a sentence about what an earlier run left and was cleaned up
 * @throws ExpectedError as startPostgres does, `bad-database-url`, or `deployed-database` unless allowed
 */
export async function startDatabase(
  settings: LocalSettings,
  allowDeployed: boolean,
  report: (line: string) => void = () => undefined,
): Promise<LocalDatabase> {
  const given = settings['DATABASE_URL'];
  return given === undefined ? embedded(settings, report) : external(given, settings, allowDeployed);
}

async function embedded(settings: LocalSettings, report: (line: string) => void): Promise<LocalDatabase> {
  const folder = await defaultDataFolder();
  const postgres = await startPostgres(folder, 'keep', report);
  try {
    await ensureDatabase(postgres.url('postgres'), NAME);
    await applyMigrations(postgres.url(NAME));
    const database = await withEndpoint(postgres.url(NAME), settings, null);
    return {
      ...database,
      location: folder,
      crashed: postgres.ended.then(
        (log) =>
          `PostgreSQL ended, and so does Slow Train. Games are safe: start it again. The end of its log:\n${log}`,
      ),
      async stop() {
        await database.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function external(url: string, settings: LocalSettings, allowDeployed: boolean): Promise<LocalDatabase> {
  if (!/^postgres(?:ql)?:\/\//u.test(url) || !URL.canParse(url))
    throw new ExpectedError('DATABASE_URL is not a postgres:// address.');
  const site = await siteOf(url);
  if (site === null) await applyMigrations(url);
  else if (!allowDeployed) throw deployed(url, site);
  return withEndpoint(url, settings, site);
}

const deployed = (url: string, site: string): ExpectedError =>
  new ExpectedError(
    `${site} uses the database ${databaseAddress(url).where}. Nothing was started, and nothing there was changed. ` +
      'To use it from this machine as well, add: -- --use-deployed-database\n' +
      'That applies no migrations, runs no schedules, sends no notifications, and delivers mail to the local mailbox ' +
      'unless SMTP_URL or RESEND_API_KEY is set. But what you do on the page is done there.',
  );

async function withEndpoint(url: string, settings: LocalSettings, site: string | null): Promise<LocalDatabase> {
  const { host, pathname, hostname } = new URL(url);
  const common = { site, location: `${host}${pathname}`, crashed: new Promise<never>(() => undefined) };
  const named = settings['NEON_ENDPOINT'];
  if (named !== undefined) {
    return { ...common, bindings: { DATABASE_URL: url, NEON_ENDPOINT: named }, stop: () => Promise.resolve() };
  }
  // Neon has its own endpoint.
  if (hostname.endsWith('.neon.tech')) {
    return { ...common, bindings: { DATABASE_URL: url }, stop: () => Promise.resolve() };
  }
  const endpoint = await startNeonEndpoint(url);
  return { ...common, bindings: { DATABASE_URL: url, NEON_ENDPOINT: endpoint.url }, stop: () => endpoint.stop() };
}
