import { ExpectedError } from '@slow-train/settings/expected-error';
import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { z } from 'zod';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import { DATA } from '../machine/paths.ts';
import { portFrom } from '../machine/ports.ts';
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts';
import type { OnLine } from '../worker/worker.ts';
import { startDatabase } from './database.ts';
import { type LocalSettings, readLocalSettings } from './settings.ts';
import { startSiteWorker } from './site-worker.ts';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type PushKeys, newPushKeys } from './push-keys.ts';

/** Returns the secret that signs this machine's sessions, created once and kept in `.data/`. */
async function devAuthSecret(): Promise<string> {
  return secretIn('auth-secret', () => randomBytes(32).toString('base64url'));
}

const PushKeysSchema = z.object({ VAPID_PUBLIC_KEY: z.string(), VAPID_PRIVATE_KEY: z.string() });

/** Returns the keys that sign this machine's pushes, also kept, since new ones would invalidate every subscription. */
async function devPushKeys(): Promise<PushKeys> {
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

/** Interval of the safety net, in milliseconds: that of the cron trigger on Cloudflare. */
const SAFETY_NET_INTERVAL = 6 * 60 * 60_000;

/** Database, Neon endpoint, mailbox and Worker, running on this machine. */
export interface DevServer {
  /** The Worker's own address, without a trailing slash. */
  readonly url: string;
  /** The data folder, or host and name of an external database. */
  readonly dataLocation: string;
  /** The address of the deployed site whose database this is; null if it is our own. */
  readonly site: string | null;
  /** The mailbox's page; null if mails are really sent. */
  readonly mailbox: string | null;
  stop(): Promise<void>;
  /** Resolves with a message when a part exits unexpectedly. */
  readonly crashed: Promise<string>;
}

export interface DevServerOptions {
  readonly port: number;
  /** The address for players unless APP_URL is set. */
  readonly address: string;
  /** For the mailbox's page; if taken, the next free one is used. */
  readonly mailboxPort: number;
  readonly watch: boolean;
  /** Use a deployed site's database if the settings name one, and leave its schedules and notifications to it. */
  readonly allowDeployed: boolean;
}

/**
 * Starts local replacements for all cloud services, with this machine's settings.
 * @param onLine called with each line of the Worker's console, with failures of its schedule, and with what had to be
 * cleaned up or started again
 * @throws ExpectedError from the part that failed, or `not-ready` with the wrong setting, after stopping everything again
 */
export async function startDevServer(options: DevServerOptions, onLine: OnLine): Promise<DevServer> {
  const disposers: Disposer[] = [];
  try {
    const settings = await readLocalSettings();
    const database = await startDatabase(settings, options.allowDeployed, onLine);
    disposers.push(() => database.stop());
    const mailbox = await mailboxUnlessConfigured(settings, options.mailboxPort);
    if (mailbox !== null) disposers.push(() => mailbox.stop());
    const bindings = {
      ...(await defaults(settings, options.address)),
      ...mailbox?.bindings,
      ...settings,
      ...database.bindings,
      ...(database.site !== null && { BACKGROUND_WORK: 'off' }),
    };
    let stopping = false;
    const runSchedule = (): void => {
      if (database.site !== null) return;
      worker.scheduled().catch((error: unknown) => {
        // The end of the Worker cuts it off.
        if (!stopping) onLine(String(error));
      });
    };
    const worker = await startSiteWorker({
      port: options.port,
      watch: options.watch,
      bindings,
      // The name that wrangler gave it, which ran the Worker earlier.
      state: join(DATA, 'worker', 'v3'),
      onLine,
      onRestart: runSchedule,
    });
    disposers.push(() => worker.stop());
    await checkReady(worker.url);
    disposers.push(repeatNowAndEvery(SAFETY_NET_INTERVAL, runSchedule));
    return {
      url: worker.url,
      dataLocation: database.location,
      site: database.site,
      mailbox: mailbox?.url ?? null,
      crashed: Promise.race([database.crashed, worker.crashed]),
      stop() {
        stopping = true;
        return disposeAll(disposers);
      },
    };
  } catch (error) {
    await disposeAll(disposers);
    throw error;
  }
}

const defaults = async (settings: LocalSettings, address: string): Promise<LocalSettings> => ({
  AUTH_SECRET: settings['AUTH_SECRET'] ?? (await devAuthSecret()),
  APP_URL: address,
  // This machine limits no run of the schedule.
  WORKERS_PLAN: 'paid',
  ...(await pushKeysUnlessSet(settings)),
});

/** Returns none if only one of the two is set, so that the readiness check asks for the other. */
async function pushKeysUnlessSet(settings: LocalSettings): Promise<LocalSettings> {
  const isSet = settings['VAPID_PUBLIC_KEY'] !== undefined || settings['VAPID_PRIVATE_KEY'] !== undefined;
  return isSet ? {} : { ...(await devPushKeys()) };
}

/** Starts a mailbox unless the settings name a mail service. */
async function mailboxUnlessConfigured(settings: LocalSettings, port: number): Promise<Mailbox | null> {
  if (settings['SMTP_URL'] !== undefined || settings['RESEND_API_KEY'] !== undefined) return null;
  return startMailbox({ webPort: await portFrom(port) });
}

const Problem = z.object({ detail: z.string() });

/**
 * Asks the Worker whether its settings and its database work. It reads them only at the first request, too late for the
 * developer to notice a mistake.
 * @throws ExpectedError `not-ready` with the Worker's explanation, which names the line to change
 */
async function checkReady(url: string): Promise<void> {
  const response = await fetch(`${url}/api/ready`);
  const body = await response.text();
  if (!response.ok) throw new ExpectedError(detailIn(body) ?? `The Worker answers ${response.status}.`);
}

function detailIn(body: string): string | null {
  try {
    return Problem.parse(JSON.parse(body)).detail;
  } catch {
    return null;
  }
}

/** Runs `work` now and then after every this many milliseconds, since workerd has no cron triggers. */
function repeatNowAndEvery(interval: number, work: () => void): Disposer {
  work();
  const timer = setInterval(work, interval);
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

/** Returns a line that says where mails go. */
export function describeMail({ mailbox }: DevServer): string {
  return mailbox === null ? 'Mail: really sent, as configured' : `Mail: ${mailbox} (sign-in codes arrive here)`;
}

/** Returns lines that say what is left to the deployed site whose database this is; none if it is our own. */
export function describeSite({ site }: DevServer): string {
  return site === null
    ? ''
    : `
  This is the database of ${site}: what you do here is done there.
  No migrations, no schedules, no notifications: ${site} sends those at its next run.`;
}
