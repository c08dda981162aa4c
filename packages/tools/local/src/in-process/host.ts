import { HostedObject, type ObjectClass } from './durable-object.ts';
import { hostAt, overHttp, unlessAborted } from './network.ts';
import type { ObjectStorage } from './object-storage.ts';
import { rateLimits } from './rate-limits.ts';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Takes a line that a site wrote to its console. */
type Take = (level: string, message: string) => void;

const site = new AsyncLocalStorage<Take>();

/** Runs a site's work. Its console goes to `take`, and to no screen. */
function withConsole<T>(take: Take, work: () => T): T {
  divert();
  return site.run(take, work);
}

const LEVELS = ['info', 'error', 'warn', 'log'] as const;
const diverted = Symbol.for('slow-train.console');

/** Puts itself before the console's methods, once for each console: vitest gives every test file another. */
function divert(): void {
  if (Reflect.get(console, diverted) === true) return;
  Reflect.set(console, diverted, true);
  for (const level of LEVELS) {
    const print = console[level].bind(console);
    console[level] = (...values: readonly unknown[]) => {
      const take = site.getStore();
      if (take === undefined) print(...values);
      else take(level, values.map(String).join(' '));
    };
  }
}

/** The handlers of a Worker (https://developers.cloudflare.com/workers/runtime-apis/handlers/). */
interface Handlers {
  fetch(request: Request, bindings: object, context: object): Response | Promise<Response>;
  scheduled(event: { readonly cron: string }): Promise<void>;
}

/** A Worker's module, whose handlers are made for the bindings of one site. */
export interface WorkerModule {
  workerFor(bindings: object): Handlers;
  readonly Scheduler: ObjectClass;
}

export interface HostOptions {
  /** Settings, and services in the place of bindings. */
  readonly bindings: Readonly<Record<string, unknown>>;
  /** Where `fetch` of this process finds it, such as `http://127.0.0.1:1024`. */
  readonly origin: string;
  /** What the Durable Object continues with, and leaves. */
  readonly storage: ObjectStorage;
}

/** A Worker in this process. */
export interface HostedWorker {
  /** Runs the scheduled handler, as the cron trigger would. @throws with the handler's message if it fails */
  scheduled(): Promise<void>;
  /** The last 1,000 lines it wrote to its console, oldest first. */
  logs(): readonly string[];
  /** Answers no more requests, and no alarm. */
  stop(): void;
}

const MOST_LINES = 1_000;

/** Work goes on after an answer, and its failure reaches nobody. */
const CONTEXT = {
  waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined),
  passThroughOnException: () => undefined,
  props: {},
};

/** Runs a Worker in this process: the handlers, its Durable Object, and its limits. */
export function hostWorker(module: WorkerModule, { bindings, origin, storage }: HostOptions): HostedWorker {
  const lines: string[] = [];
  const take = (level: string, message: string): void => {
    lines.push(`${level}: ${message}`);
    if (lines.length > MOST_LINES) lines.shift();
  };
  const run = <T>(work: () => T): T => withConsole(take, work);
  let object: HostedObject | undefined;
  const line = new AbortController();
  const all: object = {
    ...rateLimits(),
    // As when its process dies: the database still gets to know what was sent, but its answer reaches nobody.
    DATABASE: { fetch: (input: string, init: RequestInit) => unlessAborted(fetch(input, init), line.signal) },
    ...bindings,
    SCHEDULER: {
      getByName() {
        object ??= new HostedObject(module.Scheduler, storage, all, run);
        return object.stub();
      },
    },
  };
  const worker = run(() => module.workerFor(all));
  const answer = async (request: Request): Promise<Response> => run(() => worker.fetch(request, all, CONTEXT));
  const leave = hostAt(origin, overHttp(answer));
  // An alarm that was set before the restart rings whether or not anybody asks.
  if (storage.alarm !== null) object = new HostedObject(module.Scheduler, storage, all, run);
  return {
    logs: () => lines,
    async scheduled() {
      await run(() => worker.scheduled({ cron: 'test' })).catch((error: unknown) => {
        throw new Error(`The scheduled handler failed: ${String(error)}`);
      });
    },
    stop() {
      leave();
      line.abort(new Error('The site has stopped.'));
      object?.stop();
    },
  };
}
