import { ExpectedError } from '@slow-train/settings/expected-error';
import { z } from 'zod';
import type { BuildDescription } from '../output/build-description.ts';

type FromWrangler = Pick<
  BuildDescription,
  'compatibilityDate' | 'compatibilityFlags' | 'crons' | 'rateLimits' | 'durableObjects' | 'workerFirst'
>;

/** What wrangler makes of wrangler.toml, as far as bare workerd can have it. */
const Options = z.looseObject({
  compatibilityDate: z.string(),
  compatibilityFlags: z.array(z.string()),
  cronTriggers: z.array(z.string()).default([]),
  ratelimits: z
    .record(z.string(), z.looseObject({ simple: z.object({ limit: z.number(), period: z.number() }) }))
    .default({}),
  durableObjects: z.record(z.string(), z.looseObject({ className: z.string() })).default({}),
  assets: z.looseObject({
    binding: z.string(),
    run_worker_first: z.array(z.string()),
    assetConfig: z.looseObject({ not_found_handling: z.string() }),
  }),
});

/** The kinds of bindings above, and everything that is no binding. */
const KNOWN = new Set([
  ...Object.keys(Options.shape),
  'rootPath',
  'modulesRules',
  'name',
  'bindings',
  'additionalUnboundDurableObjects',
]);

/** An address, or all below one, or with a `!` what is none of them after all: what `worker/front.ts` understands. */
const FIRST = /^!?\/(?:[\w.-]+\/?)*\*?$/;

/**
 * Returns what `npm run serve` needs of wrangler.toml.
 * @throws ExpectedError if the Worker is bound to something that it cannot have outside Cloudflare
 */
export function fromWrangler(options: unknown): FromWrangler {
  const parsed = Options.parse(options);
  const unknown = Object.entries(parsed).filter(([name, value]) => !KNOWN.has(name) && !isEmpty(value));
  if (unknown.length > 0)
    throw new ExpectedError(
      `"npm run serve" cannot do what wrangler.toml asks for: ${unknown.map(([name]) => name).join(', ')}`,
    );
  const { binding, run_worker_first: first, assetConfig } = parsed.assets;
  const isKnown = ['/api', '/api/*'].every((path) => first.includes(path)) && first.every((path) => FIRST.test(path));
  if (binding !== 'ASSETS' || !isKnown || assetConfig.not_found_handling !== 'none')
    throw new ExpectedError('wrangler.toml routes requests in a way that "npm run serve" does not know: see [assets].');
  return {
    compatibilityDate: parsed.compatibilityDate,
    compatibilityFlags: parsed.compatibilityFlags,
    crons: parsed.cronTriggers,
    rateLimits: Object.entries(parsed.ratelimits).map(([name, { simple }]) => ({ name, ...simple })),
    workerFirst: first,
    durableObjects: Object.entries(parsed.durableObjects).map(([binding, { className }]) => ({ binding, className })),
  };
}

/** Whether nothing is bound: no value, or only empty ones. */
function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : value === undefined;
}
