import { once } from 'node:events';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import { LocalError } from '../machine/local-error.ts';
import { WRANGLER_CONFIG } from '../machine/paths.ts';
import { type Bindings, CRONS, type OnLine, type RunningWorker, consoleLog, runScheduled } from './running-worker.ts';
import { copyWebClient } from './web-client.ts';
import { wrangler } from './wrangler.ts';

const { unstable_DevEnv: DevEnv } = wrangler;

interface WorkerOptions {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly bindings: Bindings;
  /** Rebuilds and reloads after each change of a source file. */
  readonly watch: boolean;
  /** The Worker's configuration; by default our wrangler.toml. */
  readonly config?: string;
}

/**
 * Builds the Worker with wrangler and serves it in workerd.
 * @param onLine called with each line of the Worker's console
 * @throws LocalError `build-failed` with the bundler's message
 */
export async function startWorker(options: WorkerOptions, onLine?: OnLine): Promise<RunningWorker> {
  const log = consoleLog(onLine);
  const disposers: Disposer[] = [];
  const environment = new DevEnv();
  disposers.push(() => environment.teardown());
  const loaded = Promise.race([once(environment, 'reloadComplete'), failure(environment)]);
  // Awaited below, unless the start itself throws first.
  loaded.catch(() => undefined);
  try {
    const worker = await environment.startWorker({
      ...(await source(options.config, disposers)),
      // A missing file, since by default wrangler would add the variables in .dev.vars.
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
        structuredLogsHandler: log.handle,
      },
    });
    await Promise.all([worker.ready, loaded]);
  } catch (cause) {
    await disposeAll(disposers);
    throw new LocalError('build-failed', `The Worker did not start: ${messageOf(cause)}`, { cause });
  }
  const url = `http://127.0.0.1:${options.port}`;
  return {
    url,
    logs: () => log.lines,
    stop: () => disposeAll(disposers),
    scheduled: (only) => runScheduled(url, only === undefined ? CRONS : [only]),
  };
}

/** Our own Worker serves the web client, a test's Worker the assets in its configuration. */
async function source(config: string | undefined, disposers: Disposer[]): Promise<{ config: string; assets?: string }> {
  if (config !== undefined) return { config };
  const assets = await copyWebClient();
  // First in the list, so that it runs after workerd has stopped.
  disposers.unshift(() => assets.remove());
  return { config: WRANGLER_CONFIG, assets: assets.folder };
}

async function failure(environment: InstanceType<typeof DevEnv>): Promise<never> {
  const [event]: unknown[] = await Promise.race([once(environment, 'buildFailed'), once(environment, 'error')]);
  throw event;
}

/** Returns the message of a failed start. Wrangler wraps errors in events and events in errors. */
function messageOf(cause: unknown): string {
  if (typeof cause !== 'object' || cause === null) return String(cause);
  if ('cause' in cause && cause.cause !== undefined) return messageOf(cause.cause);
  if ('errors' in cause && Array.isArray(cause.errors)) return cause.errors.map(bundlerError).join('\n');
  return cause instanceof Error ? cause.message : JSON.stringify(cause);
}

function bundlerError(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('text' in error)) return String(error);
  const at = 'location' in error && typeof error.location === 'object' ? error.location : null;
  const place = at !== null && 'file' in at && 'line' in at ? `${String(at.file)}:${String(at.line)}: ` : '';
  return place + String(error.text);
}
