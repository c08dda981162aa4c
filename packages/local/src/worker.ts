import { once } from 'node:events';
import { copyOfWeb } from './assets.ts';
import { WRANGLER_CONFIG } from './paths.ts';
import { LocalError } from './problem.ts';
import { type Undo, undoAll } from './undo.ts';
import { wordsOf } from './wrangler-words.ts';

// Wrangler reads these as it is loaded: no look-ups on the network, no reports, no logs in the home folder.
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';
process.env['WRANGLER_SEND_METRICS'] = 'false';
process.env['WRANGLER_HIDE_BANNER'] = 'true';
process.env['WRANGLER_WRITE_LOGS'] = 'false';
const { unstable_DevEnv: DevEnv } = await import('wrangler');

/** The Worker's schedules in wrangler.toml, for those who call them by hand. */
export const CRONS = ['* * * * *', '*/1 * * * *', '3-58/5 * * * *', '17 * * * *'] as const;
export type Cron = (typeof CRONS)[number];

/** What the Worker is told: secrets and variables by name. */
export type Bindings = Readonly<Record<string, string>>;

export interface WorkerOptions {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly bindings: Bindings;
  /** Whether to build and load again when a source file changes. */
  readonly watch: boolean;
  /** The Worker's configuration; ours unless a test brings its own. */
  readonly config?: string;
}

/** The real Worker in workerd, with the built web client as its assets. */
export interface RunningWorker {
  /** Without a slash at the end. */
  readonly url: string;
  /** Runs the scheduled handler as its cron triggers would, one after the other, and waits for it. @param only one of them */
  scheduled(only?: Cron): Promise<void>;
  /** What it has written to its console, oldest first, at most 1,000 lines. */
  logs(): readonly string[];
  /** Resolves when workerd is gone. */
  stop(): Promise<void>;
}

/**
 * Builds the Worker and serves it in workerd.
 * @param say told each line the Worker writes to its console
 * @throws LocalError `build-failed` with the bundler's words
 */
export async function startWorker(options: WorkerOptions, say?: (line: string) => void): Promise<RunningWorker> {
  const log: string[] = [];
  const undo: Undo[] = [];
  const environment = new DevEnv();
  undo.push(() => environment.teardown());
  const loaded = Promise.race([once(environment, 'reloadComplete'), failure(environment)]);
  // Reported below; when the start itself throws first, nobody is left to listen.
  loaded.catch(() => undefined);
  try {
    const worker = await environment.startWorker({
      ...(await site(options.config, undo)),
      // A name that does not exist: else wrangler adds what it finds in .dev.vars behind our back.
      envFiles: ['.no-environment-file'],
      bindings: Object.fromEntries(
        Object.entries(options.bindings).map(([name, value]) => [name, { type: 'secret_text', value }]),
      ),
      dev: {
        server: { hostname: '127.0.0.1', port: options.port },
        watch: options.watch,
        persist: false,
        inspector: false,
        logLevel: 'none',
        structuredLogsHandler({ level, message }: { level: string; message: string }) {
          log.push(`${level}: ${message}`);
          log.splice(0, Math.max(0, log.length - 1_000));
          say?.(message);
        },
      },
    });
    await Promise.all([worker.ready, loaded]);
  } catch (cause) {
    await undoAll(undo);
    throw new LocalError('build-failed', `The Worker did not start: ${wordsOf(cause)}`, { cause });
  }
  const url = `http://127.0.0.1:${options.port}`;
  return {
    url,
    logs: () => log,
    stop: () => undoAll(undo),
    async scheduled(only) {
      for (const cron of only === undefined ? CRONS : [only]) {
        const answer = await fetch(`${url}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`);
        const text = await answer.text();
        if (!answer.ok) throw new Error(`The scheduled handler failed: ${text}`);
      }
    },
  };
}

/** Our own Worker comes with the web client; a test's own with what its configuration says. */
async function site(config: string | undefined, undo: Undo[]): Promise<{ config: string; assets?: string }> {
  if (config !== undefined) return { config };
  const assets = await copyOfWeb();
  // Below workerd in the list, so that it goes after it.
  undo.unshift(() => assets.remove());
  return { config: WRANGLER_CONFIG, assets: assets.folder };
}

async function failure(environment: InstanceType<typeof DevEnv>): Promise<never> {
  const [event]: unknown[] = await Promise.race([once(environment, 'buildFailed'), once(environment, 'error')]);
  throw event;
}
