import { setInterval } from 'node:timers';
import { z } from 'zod';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import { LocalError } from '../machine/local-error.ts';
import { portFrom } from '../machine/ports.ts';
import { type Mailbox, startMailbox } from '../mailbox/mailbox.ts';
import type { OnLine, RunningWorker } from '../worker/running-worker.ts';
import { startWorker } from '../worker/worker.ts';
import { startDatabase } from './database.ts';
import { devAuthSecret, devPushKeys } from './secrets.ts';
import { type Settings, readSettings } from './settings.ts';

/** Interval of the schedule, in milliseconds: that of its most frequent cron trigger on Cloudflare. */
const SCHEDULE_INTERVAL = 60_000;

/** Database, Neon endpoint, mailbox and Worker, running on this machine. */
export interface DevServer {
  /** The Worker's own address, without a trailing slash. */
  readonly url: string;
  /** The data folder, or host and name of an external database. */
  readonly dataLocation: string;
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
}

/**
 * Starts local replacements for all cloud services, with this machine's settings.
 * @param onLine called with each line of the Worker's console, and with failures of its schedule
 * @throws LocalError from the part that failed, or `not-ready` with the wrong setting, after stopping everything again
 */
export async function startDevServer(options: DevServerOptions, onLine: OnLine): Promise<DevServer> {
  const disposers: Disposer[] = [];
  try {
    const settings = await readSettings();
    const database = await startDatabase(settings);
    disposers.push(() => database.stop());
    const mailbox = await mailboxUnlessConfigured(settings, options.mailboxPort);
    if (mailbox !== null) disposers.push(() => mailbox.stop());
    const bindings = {
      ...(await defaults(settings, options.address)),
      ...mailbox?.bindings,
      ...settings,
      ...database.bindings,
    };
    const worker = await startWorker({ port: options.port, watch: options.watch, bindings }, onLine);
    disposers.push(() => worker.stop());
    await checkHealth(worker.url);
    disposers.push(runSchedule(worker, onLine));
    return {
      url: worker.url,
      dataLocation: database.location,
      mailbox: mailbox?.url ?? null,
      crashed: database.crashed,
      stop: () => disposeAll(disposers),
    };
  } catch (error) {
    await disposeAll(disposers);
    throw error;
  }
}

const defaults = async (settings: Settings, address: string): Promise<Settings> => ({
  AUTH_SECRET: settings['AUTH_SECRET'] ?? (await devAuthSecret()),
  APP_URL: address,
  ...(await pushKeysUnlessSet(settings)),
});

/** Returns none if only one of the two is set, so that the health check asks for the other. */
async function pushKeysUnlessSet(settings: Settings): Promise<Settings> {
  const isSet = settings['VAPID_PUBLIC_KEY'] !== undefined || settings['VAPID_PRIVATE_KEY'] !== undefined;
  return isSet ? {} : { ...(await devPushKeys()) };
}

/** Starts a mailbox unless the settings name a mail service. */
async function mailboxUnlessConfigured(settings: Settings, port: number): Promise<Mailbox | null> {
  if (settings['SMTP_URL'] !== undefined || settings['RESEND_API_KEY'] !== undefined) return null;
  return startMailbox({ webPort: await portFrom(port) });
}

const Problem = z.object({ detail: z.string() });

/**
 * Asks the Worker whether its settings work. It reads them only at the first request, too late for the developer to
 * notice a mistake.
 * @throws LocalError `not-ready` with the Worker's explanation, which names the line to change
 */
async function checkHealth(url: string): Promise<void> {
  const response = await fetch(`${url}/api/health`);
  const body = await response.text();
  if (!response.ok) throw new LocalError('not-ready', detailIn(body) ?? `The Worker answers ${response.status}.`);
}

function detailIn(body: string): string | null {
  try {
    return Problem.parse(JSON.parse(body)).detail;
  } catch {
    return null;
  }
}

/** Runs the Worker's schedule, since workerd never runs cron triggers. */
function runSchedule(worker: RunningWorker, onLine: OnLine): Disposer {
  const timer = setInterval(() => {
    worker.scheduled().catch((error: unknown) => onLine(String(error)));
  }, SCHEDULE_INTERVAL);
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}

/** Returns a line that says where mails go. */
export function describeMail({ mailbox }: DevServer): string {
  return mailbox === null ? 'Mail: really sent, as configured' : `Mail: ${mailbox} (sign-in codes arrive here)`;
}
