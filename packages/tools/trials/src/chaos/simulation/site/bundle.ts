import { join } from 'node:path';
import { Script } from 'node:vm';
import { REPOSITORY } from '@slow-train/local/paths';
import { build, type Plugin } from 'esbuild';

/** What the site's code takes from its runtime, besides what the language has. */
const TAKEN = [
  'globalThis',
  'Date',
  'performance',
  'setTimeout',
  'clearTimeout',
  'crypto',
  'fetch',
  'console',
  'AbortSignal',
] as const;
export type Taken = Readonly<Record<(typeof TAKEN)[number], unknown>>;

/** Runs the site's code once, as a new isolate does. Resolves when it has loaded. */
export type Load = (
  /** The runtime's modules. */
  host: (module: string) => object,
  /** Called with the handlers and the class of the Durable Object. */
  loaded: (handlers: unknown, object: unknown) => void,
  taken: Taken,
) => Promise<void>;

const ENTRY = `import handlers, { Scheduler } from './index.ts';
loaded(handlers, Scheduler);`;

/** Nothing of the runtime is bundled, and nothing is warmed up: in this process all code is warm after a minute. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup(bundler) {
    bundler.onResolve({ filter: /^(?:cloudflare|node):/ }, ({ path }) => ({ path, namespace: 'host' }));
    bundler.onLoad({ filter: /.*/, namespace: 'host' }, ({ path }) => ({
      contents: `module.exports = host(${JSON.stringify(path)});`,
    }));
    bundler.onResolve({ filter: /\/warm-up\.ts$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    bundler.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents: 'export const warmUp = () => Promise.resolve(); export const emptyNursery = () => undefined;',
    }));
  },
};

/**
 * Bundles the Worker, whole, as a function of its runtime: every call is an isolate of its own, with modules of its own, and
 * sees only the clock, the chance and the network that it is given.
 */
export async function bundleSite(): Promise<Load> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: join(REPOSITORY, 'api/src'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    platform: 'browser',
    // As wrangler has them.
    conditions: ['workerd', 'worker', 'browser'],
    plugins: [standIns],
    logLevel: 'silent',
  });
  const text = `(async function (host, loaded, ${TAKEN.join(', ')}) { 'use strict';\n${outputFiles[0]?.text}\n})`;
  const run: unknown = new Script(text, { filename: 'site.js' }).runInThisContext();
  if (typeof run !== 'function') throw new TypeError('The bundle is no function.');
  return async (host, loaded, taken) => {
    await Reflect.apply(run, undefined, [host, loaded, ...TAKEN.map((name) => taken[name])]);
  };
}
