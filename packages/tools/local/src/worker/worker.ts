import { dirname, join } from 'node:path';
import { Log, LogLevel, Miniflare, MiniflareCoreError, convertV4MiniflareOptions } from 'miniflare';
import { z } from 'zod';
import { type Disposer, disposeAll } from '../machine/disposer.ts';
import type { WorkerBundle } from './bundle.ts';
import { copyWebClient } from './web-client.ts';

/** Secrets and variables of the Worker, by name. */
export type Bindings = Readonly<Record<string, string>>;

/** Called with each line of the Worker's console, and with a sentence when workerd had to be started again. */
export type OnLine = (line: string) => void;

/** A Worker in workerd on 127.0.0.1. */
export interface RunningWorker {
  /** Without a trailing slash. */
  readonly url: string;
  /** Runs the scheduled handler, as Cloudflare's cron trigger would. @throws with the handler's message if it fails */
  scheduled(): Promise<void>;
  /** The last 1,000 lines it wrote to its console, oldest first. */
  logs(): readonly string[];
  /** Resolves when workerd has exited. */
  stop(): Promise<void>;
}

/** A Worker whose workerd is started again when it dies. */
export interface SupervisedWorker extends RunningWorker {
  /** Replaces its code. @throws what starting it throws */
  reload(bundle: WorkerBundle): Promise<void>;
  /** Resolves with a message when workerd has died and does not start again, or dies again and again. */
  readonly crashed: Promise<string>;
}

export interface WorkerOptions {
  /** On 127.0.0.1. */
  readonly port: number;
  readonly bindings: Bindings;
  /** The folder for the storage of Durable Objects; without one it is lost at the end. */
  readonly state?: string | undefined;
  /** The folder with the web client, which nobody may change; by default a copy of the built one. */
  readonly pages?: string;
  /** A module to start instead of the bundled one, which it imports from the same folder. */
  readonly front?: { readonly name: string; readonly contents: string };
  readonly onLine?: OnLine;
  /** Called when workerd has died and runs again. */
  readonly onRestart?: () => void;
}

/** Wrangler's types do not say more. */
const Assets = z.looseObject({});

/** Restarts within a minute after which it is given up. */
const MOST_RESTARTS = 5;
const MINUTE = 60_000;

/**
 * Serves a bundled Worker in workerd, with the built web client if its configuration names assets. Starts workerd again
 * on the same port when it dies.
 */
export async function startWorker(bundle: WorkerBundle, options: WorkerOptions): Promise<SupervisedWorker> {
  const lines: string[] = [];
  const disposers: Disposer[] = [];
  const url = `http://127.0.0.1:${options.port}`;
  let crash = (_message: string): void => undefined;
  const crashed = new Promise<string>((resolve) => {
    crash = resolve;
  });
  let restarts: readonly number[] = [];

  const pages = bundle.options['assets'] === undefined ? null : await pagesOf(options, disposers);
  const { front } = options;
  const configuration = ({ script, options: worker }: WorkerBundle): Configuration => ({
    ...convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: options.port,
      cf: false,
      log: new FailureLog(() => crash('The Worker’s process (workerd) died and did not start again.')),
      handleStructuredLogs({ level, message }) {
        lines.push(`${level}: ${message}`);
        lines.splice(0, Math.max(0, lines.length - 1_000));
        options.onLine?.(message);
      },
      unsafeTriggerHandlers: true,
      workers: [
        {
          ...worker,
          name: 'slow-train',
          modules: [
            ...(front === undefined
              ? []
              : [{ type: 'ESModule' as const, path: join(dirname(script), front.name), contents: front.contents }]),
            { type: 'ESModule', path: script },
          ],
          modulesRoot: dirname(script),
          bindings: options.bindings,
          ...(pages !== null && { assets: { ...Assets.parse(worker['assets']), directory: pages } }),
        },
      ],
    }),
    ...(options.state !== undefined && { resourcePersistencePath: options.state }),
    unsafeHandleRuntimeRestart() {
      const now = Date.now();
      restarts = [...restarts.filter((at) => at > now - MINUTE), now];
      if (restarts.length >= MOST_RESTARTS)
        return crash(`The Worker’s process (workerd) died ${MOST_RESTARTS} times within a minute.`);
      options.onLine?.('The Worker’s process (workerd) died and was started again.');
      options.onRestart?.();
    },
  });
  let miniflare: Miniflare;
  try {
    miniflare = new Miniflare(configuration(bundle));
    disposers.push(() => miniflare.dispose());
    await miniflare.ready;
  } catch (error) {
    await disposeAll(disposers);
    throw error;
  }
  return {
    url,
    crashed,
    logs: () => lines,
    reload: (next) => miniflare.setOptions(configuration(next)),
    async scheduled() {
      const response = await fetch(`${url}/cdn-cgi/local/scheduled`);
      const text = await response.text();
      if (!response.ok) throw new Error(`The scheduled handler failed: ${text}`);
    },
    stop: () => disposeAll(disposers),
  };
}

async function pagesOf({ pages, bindings }: WorkerOptions, disposers: Disposer[]): Promise<string> {
  if (pages !== undefined) return pages;
  const copy = await copyWebClient(bindings['APP_URL'] ?? '');
  disposers.push(() => copy.remove());
  return copy.folder;
}

type Configuration = ConstructorParameters<typeof Miniflare>[0];

/** Prints nothing. Miniflare says only here that it could not start workerd again. */
class FailureLog extends Log {
  readonly #onFailure: () => void;

  constructor(onFailure: () => void) {
    super(LogLevel.NONE);
    this.#onFailure = onFailure;
  }

  override error(error: Error): void {
    if (error instanceof MiniflareCoreError && error.code === 'ERR_RUNTIME_FAILURE') this.#onFailure();
  }
}
