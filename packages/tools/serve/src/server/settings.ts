import { ExpectedError } from '@slow-train/settings/expected-error';
import { join, resolve } from 'node:path';
import { variablesIn } from '@slow-train/local/variables-file';
import ipaddr from 'ipaddr.js';

/** Where players' requests arrive. */
export type Listen =
  | { readonly kind: 'tcp'; readonly address: string; readonly port: number }
  /** A socket that the parent listens on, by its file descriptor: what comes during a restart waits there. */
  | { readonly kind: 'inherited'; readonly descriptor: number }
  | { readonly kind: 'unix'; readonly path: string };

/** What this process needs to know; the Worker checks its own settings. */
export interface ServeSettings {
  readonly listen: Listen;
  /** Connection string of the database. */
  readonly database: string;
  /** Connections to it at once, at most. */
  readonly connections: number;
  /** Proxies whose word is taken for the client's address: addresses, and networks in CIDR notation. */
  readonly trusted: readonly string[];
  /** Folder for the scheduler's alarm and for sockets; absolute. */
  readonly state: string;
  /** Settings of the Worker, by name. */
  readonly worker: Readonly<Record<string, string>>;
}

export type ServerEnvironment = Readonly<Partial<Record<string, string>>>;

/** The first file descriptor that systemd passes (sd_listen_fds(3)). */
const FIRST_DESCRIPTOR = 3;

/** What is not for the Worker, which reaches the database only through this process. */
const NOT_FOR_WORKER = new Set(['DATABASE_URL', 'NEON_ENDPOINT']);

/**
 * Returns the environment, with further settings of the folder's `.production.vars` (`npm run setup` writes that file,
 * and `npx slow-train migrate` reads it). Empty values count as unset.
 */
export async function readEnvironment(folder: string, environment: ServerEnvironment): Promise<ServerEnvironment> {
  const file = await variablesIn(join(folder, '.production.vars'));
  return Object.fromEntries(Object.entries({ ...file, ...environment }).filter(([, value]) => value !== ''));
}

/**
 * Returns the settings in an environment.
 * @param workerSettings names of the Worker's settings
 * @param folder against which relative paths are resolved
 * @param pid of the process that will serve
 * @throws ExpectedError that names the line to change
 */
export function readServerSettings(
  environment: ServerEnvironment,
  workerSettings: readonly string[],
  folder: string,
  pid: number,
): ServeSettings {
  const listen = listenIn(environment, folder, pid);
  const trusted = networksIn(environment['TRUSTED_PROXY']);
  if (environment['APP_URL']?.startsWith('https:') === true && listen.kind !== 'unix' && trusted.length === 0)
    throw new ExpectedError(
      'APP_URL is https, so a reverse proxy has to stand in front. Set TRUSTED_PROXY to its address, such as TRUSTED_PROXY="127.0.0.1"; without it, all players would count as one client.',
    );
  return {
    listen,
    database: databaseIn(environment),
    connections: numberIn(environment, 'DATABASE_CONNECTIONS', 10, 1, 1_000),
    trusted,
    state: resolve(folder, environment['STATE_DIRECTORY'] ?? '.data/serve'),
    worker: Object.fromEntries(
      workerSettings.flatMap((name) => {
        const value = environment[name];
        return value === undefined || NOT_FOR_WORKER.has(name) ? [] : [[name, value]];
      }),
    ),
  };
}

function listenIn(environment: ServerEnvironment, folder: string, pid: number): Listen {
  const { SOCKET: socket, ADDRESS: address = '127.0.0.1', LISTEN_FDS: passed, LISTEN_PID: receiver } = environment;
  if (passed !== undefined && receiver === String(pid)) {
    if (passed === '1') return { kind: 'inherited', descriptor: FIRST_DESCRIPTOR };
    throw new ExpectedError(`systemd passes ${passed} sockets. Leave one ListenStream= in the .socket unit.`);
  }
  if (socket !== undefined) {
    if (environment['ADDRESS'] !== undefined || environment['PORT'] !== undefined)
      throw new ExpectedError('SOCKET is set besides ADDRESS or PORT. Remove one: there is one place to listen.');
    return { kind: 'unix', path: resolve(folder, socket) };
  }
  if (!ipaddr.isValid(address))
    throw new ExpectedError(
      'ADDRESS is not an IP address. Set ADDRESS="127.0.0.1" for this machine, "0.0.0.0" for all.',
    );
  return { kind: 'tcp', address, port: numberIn(environment, 'PORT', 8787, 1, 65_535) };
}

function databaseIn({ DATABASE_URL: url }: ServerEnvironment): string {
  if (url !== undefined) return url;
  throw new ExpectedError(
    'Set DATABASE_URL="postgres://user:password@host/database" in .production.vars: the PostgreSQL to play on.',
  );
}

function networksIn(text: string | undefined): readonly string[] {
  const networks = (text ?? '').split(',').flatMap((network) => (network.trim() === '' ? [] : [network.trim()]));
  const wrong = networks.find((network) => !ipaddr.isValid(network) && !ipaddr.isValidCIDR(network));
  if (wrong === undefined) return networks;
  throw new ExpectedError(
    `TRUSTED_PROXY contains "${wrong}". Set it to IP addresses or networks, such as TRUSTED_PROXY="127.0.0.1, 172.16.0.0/12".`,
  );
}

function numberIn(environment: ServerEnvironment, name: string, usual: number, least: number, most: number): number {
  const text = environment[name];
  if (text === undefined) return usual;
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new ExpectedError(`${name} is "${text}". Set it to a number from ${least} to ${most}.`);
}
