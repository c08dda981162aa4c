import { ensureDatabase } from './database.ts';
import { applyMigrations } from './migrate.ts';
import { startNeonEndpoint } from './neon-endpoint.ts';
import { dataFolder } from './place.ts';
import { startPostgres } from './postgres.ts';
import { LocalError } from './problem.ts';
import type { Settings } from './settings.ts';

const NAME = 'slow_train';

/** A migrated database, with what the Worker must know to reach it. */
export interface Storage {
  readonly bindings: { readonly DATABASE_URL: string; readonly NEON_ENDPOINT?: string };
  /** Where the data are, for people. */
  readonly where: string;
  stop(): Promise<void>;
  /** Resolves with a reason if the database goes away by itself. */
  readonly lost: Promise<string>;
}

/**
 * The database the settings name, else an embedded one; migrated, and with a Neon-compatible
 * endpoint in front unless it is Neon's own or the settings name one.
 * @throws LocalError as startPostgres and startNeonEndpoint do
 */
export async function startStorage(settings: Settings): Promise<Storage> {
  const given = settings['DATABASE_URL'];
  return given === undefined ? embedded(settings) : external(given, settings);
}

async function embedded(settings: Settings): Promise<Storage> {
  const folder = await dataFolder();
  const postgres = await startPostgres(folder, 'keep');
  try {
    await ensureDatabase(postgres.url('postgres'), NAME);
    const storage = await fronted(postgres.url(NAME), settings);
    return {
      ...storage,
      where: folder,
      lost: postgres.ended.then((log) => `PostgreSQL ended. Its last words:\n${log}`),
      async stop() {
        await storage.stop();
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function external(url: string, settings: Settings): Promise<Storage> {
  if (!/^postgres(?:ql)?:\/\//u.test(url) || !URL.canParse(url))
    throw new LocalError('bad-database-url', 'DATABASE_URL is not a postgres:// address.');
  return fronted(url, settings);
}

async function fronted(url: string, settings: Settings): Promise<Storage> {
  await applyMigrations(url);
  const { host, pathname, hostname } = new URL(url);
  const common = { where: `${host}${pathname}`, lost: new Promise<never>(() => undefined) };
  const named = settings['NEON_ENDPOINT'];
  if (named !== undefined) {
    return { ...common, bindings: { DATABASE_URL: url, NEON_ENDPOINT: named }, stop: () => Promise.resolve() };
  }
  // Neon answers Neon's driver itself.
  if (hostname.endsWith('.neon.tech')) {
    return { ...common, bindings: { DATABASE_URL: url }, stop: () => Promise.resolve() };
  }
  const endpoint = await startNeonEndpoint(url);
  return { ...common, bindings: { DATABASE_URL: url, NEON_ENDPOINT: endpoint.url }, stop: () => endpoint.stop() };
}
