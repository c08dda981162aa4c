import { applyMigrations, ensureDatabase } from '../postgres/databases.ts';
import { startNeonEndpoint } from '../neon/endpoint.ts';
import { defaultDataFolder } from '../postgres/data-folder.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { LocalError } from '../machine/local-error.ts';
import type { Settings } from './settings.ts';

const NAME = 'slow_train';

/** A migrated database, and the Worker's bindings for it. */
export interface Database {
  readonly bindings: { readonly DATABASE_URL: string; readonly NEON_ENDPOINT?: string };
  /** The data folder, or host and name of an external database. */
  readonly location: string;
  stop(): Promise<void>;
  /** Resolves with a message when the server exits unexpectedly. */
  readonly crashed: Promise<string>;
}

/**
 * Starts an embedded database, unless the settings name one, and migrates it. Puts a Neon-compatible endpoint in front
 * of it, unless it is hosted by Neon or the settings name an endpoint.
 * @throws LocalError as startPostgres and startNeonEndpoint do
 */
export async function startDatabase(settings: Settings): Promise<Database> {
  const given = settings['DATABASE_URL'];
  return given === undefined ? embedded(settings) : external(given, settings);
}

async function embedded(settings: Settings): Promise<Database> {
  const folder = await defaultDataFolder();
  const postgres = await startPostgres(folder, 'keep');
  try {
    await ensureDatabase(postgres.url('postgres'), NAME);
    const database = await withEndpoint(postgres.url(NAME), settings);
    return {
      ...database,
      location: folder,
      crashed: postgres.ended.then((log) => `PostgreSQL exited. The end of its log:\n${log}`),
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

async function external(url: string, settings: Settings): Promise<Database> {
  if (!/^postgres(?:ql)?:\/\//u.test(url) || !URL.canParse(url))
    throw new LocalError('bad-database-url', 'DATABASE_URL is not a postgres:// address.');
  return withEndpoint(url, settings);
}

async function withEndpoint(url: string, settings: Settings): Promise<Database> {
  await applyMigrations(url);
  const { host, pathname, hostname } = new URL(url);
  const common = { location: `${host}${pathname}`, crashed: new Promise<never>(() => undefined) };
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
