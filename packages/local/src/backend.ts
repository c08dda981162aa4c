import { setInterval } from 'node:timers';
import { portFrom } from './free-port.ts';
import { checkHealth } from './health.ts';
import { keptPushKeys, keptSecret } from './kept.ts';
import { type Mailbox, startMailbox } from './mailbox/mailbox.ts';
import { type Settings, readSettings } from './settings.ts';
import { startStorage } from './storage.ts';
import { type Undo, undoAll } from './undo.ts';
import { type RunningWorker, startWorker } from './worker.ts';

/** As often as the schedule's most frequent parts run on Cloudflare. Milliseconds. */
const SCHEDULE = 60_000;

/** Database, endpoint, mailbox and Worker, running. */
export interface Backend {
  /** The Worker's own address, without a slash at the end. */
  readonly url: string;
  /** Where the data are, for people. */
  readonly where: string;
  /** The mailbox's page; null when mails really go out. */
  readonly mailbox: string | null;
  stop(): Promise<void>;
  /** Resolves with a reason if a part ends by itself. */
  readonly lost: Promise<string>;
}

export interface BackendOptions {
  readonly port: number;
  /** What players type into their browser, unless APP_URL is set. */
  readonly address: string;
  /** For the mailbox's page, or the next free one above it. */
  readonly mailboxPort: number;
  readonly watch: boolean;
}

/**
 * Starts everything that stands in for the cloud, with one machine's own settings.
 * @param say told each line the Worker writes to its console, and failures of its schedule
 * @throws LocalError of the part that failed, or `not-ready` with what is wrong in the settings; the parts that ran are
 * stopped again
 */
export async function startBackend(options: BackendOptions, say: (line: string) => void): Promise<Backend> {
  const undo: Undo[] = [];
  try {
    const settings = await readSettings();
    const storage = await startStorage(settings);
    undo.push(() => storage.stop());
    const mailbox = await mailboxUnlessReal(settings, options.mailboxPort);
    if (mailbox !== null) undo.push(() => mailbox.stop());
    const bindings = {
      ...(await defaults(settings, options.address)),
      ...mailbox?.bindings,
      ...settings,
      ...storage.bindings,
    };
    const worker = await startWorker({ port: options.port, watch: options.watch, bindings }, say);
    undo.push(() => worker.stop());
    await checkHealth(worker.url);
    undo.push(keepSchedule(worker, say));
    return {
      url: worker.url,
      where: storage.where,
      mailbox: mailbox?.url ?? null,
      lost: storage.lost,
      stop: () => undoAll(undo),
    };
  } catch (error) {
    await undoAll(undo);
    throw error;
  }
}

const defaults = async (settings: Settings, address: string): Promise<Settings> => ({
  AUTH_SECRET: settings['AUTH_SECRET'] ?? (await keptSecret()),
  APP_URL: address,
  ...(await pushKeysUnlessSet(settings)),
});

/** Somebody who sets one of the two is told to set the other. */
async function pushKeysUnlessSet(settings: Settings): Promise<Settings> {
  const isSet = settings['VAPID_PUBLIC_KEY'] !== undefined || settings['VAPID_PRIVATE_KEY'] !== undefined;
  return isSet ? {} : { ...(await keptPushKeys()) };
}

/** Somebody who names a way out for mails wants them to go out. */
async function mailboxUnlessReal(settings: Settings, port: number): Promise<Mailbox | null> {
  if (settings['SMTP_URL'] !== undefined || settings['RESEND_API_KEY'] !== undefined) return null;
  return startMailbox({ webPort: await portFrom(port) });
}

/** What to say of the mails, on a line of its own. */
export function mailWords({ mailbox }: Backend): string {
  return mailbox === null ? 'Mail goes out for real.' : `Mail: ${mailbox} — codes arrive there`;
}

/** workerd on its own never runs a cron trigger. */
function keepSchedule(worker: RunningWorker, say: (line: string) => void): Undo {
  const timer = setInterval(() => {
    worker.scheduled().catch((error: unknown) => say(String(error)));
  }, SCHEDULE);
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
