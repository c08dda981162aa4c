import { settingFaults } from '@slow-train/settings';
import { ExpectedError } from '@slow-train/settings/expected-error';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getCACertificates } from 'node:tls';
import { adviceFor } from '@slow-train/database/causes';
import { databaseAddress, claimForSite, siteOf } from '@slow-train/database';
import { BUILD_FILES, BuildDescription } from '../output/build-description.ts';
import { serveDatabase } from './database.ts';
import { DEADLINES, openGate } from './gate.ts';
import { newServerLogger, crashReport } from './log.ts';
import type { ServerEnvironment, ServeSettings } from './settings.ts';
import { layOut } from './page-files.ts';
import { freeSocket } from './sockets.ts';
import { Supervision } from './supervision.ts';
import { startWorkerd } from './workerd.ts';
import { workerdConfig } from './workerd-config.ts';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** The limits of Cloudflare's free plan do not apply here. */
const UNLIMITED = { WORKERS_PLAN: 'paid' };

/** The Worker in workerd, with its database and its schedules. */
export interface Server {
  /** Stops accepting, lets requests finish, eight seconds at most, and resolves when everything is gone. */
  stop(): Promise<void>;
  /** Resolves with a message when workerd is gone. */
  readonly crashed: Promise<string>;
}

/**
 * Starts everything and waits until it serves.
 * @param buildFolder absolute path of the build
 * @param options takeOver: whether the database may have belonged to a site at another address; report: called with
 * each line for the log
 * @throws ExpectedError, ExpectedError that say what to do; nothing is left running
 */
export async function startServer(
  settings: ServeSettings,
  build: BuildDescription,
  buildFolder: string,
  options: { readonly takeOver: boolean; readonly report: (line: string) => void },
): Promise<Server> {
  const { report } = options;
  const log = newServerLogger(report);
  const paths = await prepareState(settings.state);
  if (settings.listen.kind === 'unix') await freeSocket(settings.listen.path);
  const disposers: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const dispose of disposers.toReversed()) await dispose();
  };
  try {
    const { database: url, connections } = settings;
    const environment: ServerEnvironment = { RELEASE: build.release, ...UNLIMITED, ...settings.worker };
    // It says more of a wrong address, such as the characters of its password.
    databaseAddress(url);
    const faults = settingFaults({ ...environment, DATABASE_URL: url });
    if (faults.length > 0)
      throw new ExpectedError(`Change in .production.vars, which this server reads:\n${faults.join('\n')}`);
    // Before the Worker starts, whose scheduler would work off what is due.
    if (!options.takeOver) await requireUnclaimed(url, environment['APP_URL'] ?? '');
    let isServing = false;
    const database = await serveDatabase({ url, socket: paths.database, connections }, (line) => {
      if (isServing) report(line);
    });
    disposers.push(() => database.stop());
    // Another build would remove the files of this one.
    const site = await layOut(build.site, join(buildFolder, BUILD_FILES.site), paths.site, new Date());
    const configuration = {
      build: { ...build, site },
      site: paths.site,
      buildPath: relative(settings.state, buildFolder),
      objects: paths.objects,
      front: paths.front,
      supervision: paths.supervision,
      database: paths.database,
      isHttps: environment['APP_URL']?.startsWith('https:') === true,
      reachable: await privateMailAddresses(environment['SMTP_URL']),
      certificates: getCACertificates('default'),
      variables: Object.keys(environment),
    };
    await writeFile(paths.config, workerdConfig(configuration));
    const workerd = await startWorkerd({
      config: paths.config,
      watchdog: await readFile(join(buildFolder, BUILD_FILES.watchdog), 'utf8'),
      environment,
      sockets: 2,
      report: (line) => crashReport(line, report, log),
    });
    disposers.push(() => workerd.stop());
    const supervision = new Supervision(paths.supervision);
    const problem = await Promise.race([
      supervision.problem(),
      workerd.ended.then((output) => Promise.reject(new ExpectedError(`The Worker ended unexpectedly.\n${output}`))),
    ]);
    if (problem !== null) throw new ExpectedError(database.problem() ?? problem);
    const { listen, trusted } = settings;
    const gate = await openGate({ listen, worker: paths.front, trusted, deadlines: DEADLINES, log });
    disposers.push(() => gate.close());
    await claimForSite(url, environment['APP_URL'] ?? '', build.release);
    isServing = true;
    disposers.push(supervision.startSchedules(build.crons, log));
    return { stop, crashed: workerd.ended.then(() => 'The Worker ended unexpectedly.') };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @throws ExpectedError if another site uses the database */
async function requireUnclaimed(url: string, appUrl: string): Promise<void> {
  const site = await siteOf(url);
  // The Worker will say that the address is missing.
  if (site === null || !URL.canParse(appUrl) || site === new URL(appUrl).origin) return;
  throw new ExpectedError(
    `The database belongs to the site ${site}. If that one has moved to APP_URL, start once with "npm run serve -- --take-over".`,
  );
}

/** Returns what `npx slow-train build:serve` says of a build. @throws ExpectedError if there is none */
export async function readBuild(folder: string): Promise<BuildDescription> {
  const text = await readFile(join(folder, BUILD_FILES.description), 'utf8').catch(() => null);
  if (text === null) throw new ExpectedError('Nothing has been built. Run "npx slow-train build:serve".');
  return BuildDescription.parse(JSON.parse(text));
}

/** Creates the state folder, which nobody else may enter: its sockets need no password. */
async function prepareState(folder: string): Promise<{
  readonly config: string;
  readonly site: string;
  readonly objects: string;
  readonly database: string;
  readonly front: string;
  readonly supervision: string;
}> {
  const path = (name: string): string => join(folder, name);
  try {
    await mkdir(path('objects'), { recursive: true });
    await chmod(folder, 0o700);
  } catch (cause) {
    const advice = adviceFor(cause, 'machine') ?? 'Set STATE_DIRECTORY to a folder of this account.';
    throw new ExpectedError(`Cannot write to ${folder}. ${advice}`, { cause });
  }
  const paths = {
    config: path('workerd.capnp'),
    site: path('site'),
    objects: path('objects'),
    database: path('database.sock'),
    front: path('front.sock'),
    supervision: path('supervision.sock'),
  };
  for (const socket of [paths.database, paths.front, paths.supervision]) await freeSocket(socket);
  return paths;
}

/**
 * Returns the private addresses of the mail server in SMTP_URL, in CIDR notation: workerd has to be told that it may
 * connect to them. None if the server is public, or not found.
 */
async function privateMailAddresses(smtpUrl: string | undefined): Promise<readonly string[]> {
  if (smtpUrl === undefined || !URL.canParse(smtpUrl)) return [];
  const host = new URL(smtpUrl).hostname.replace(/^\[(.*)\]$/, '$1');
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.flatMap(({ address }) => {
    const parsed = ipaddr.process(address);
    return parsed.range() === 'unicast' ? [] : [`${parsed.toString()}/${parsed.kind() === 'ipv4' ? 32 : 128}`];
  });
}
