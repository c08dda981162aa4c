import type { Sentence } from '@slow-train/words';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ProblemError } from '../http/problem.ts';
import { networksOf } from '../http/networks.ts';
import { tokenIn } from './cookie.ts';
import type { AppEnv } from '../http/router.ts';

/** The period of all limits in wrangler.toml, in seconds. */
const PERIOD = 60;

/** Cloudflare's rate limiting binding; wrangler.toml has the limits. */
interface RateLimiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The limits of networks, for those that `networksOf` returns. */
const NETWORK_RATES = ['NETWORK_RATE', 'NETWORK_56_RATE', 'NETWORK_48_RATE'] as const;

interface Budget {
  readonly binding: 'SESSION_RATE' | 'ADDRESS_RATE' | (typeof NETWORK_RATES)[number];
  readonly key: string;
  /** A sentence on what to do. */
  readonly detail: Sentence;
}

const BROWSER: Sentence = (say) => say.tooManyFromBrowser;
const NETWORK: Sentence = (say) => say.tooManyFromNetwork;

/**
 * Limits the number of requests of any kind by nested budgets, each larger than the one before: the session, or the
 * narrowest network without one; then every network that the request comes from (`networksOf`). A request refused by one
 * does not count towards the next, so a browser uses up only its own. Only cookies that we signed count as sessions, so
 * inventing one for each request does not help. No limit on a local machine, or without the binding.
 */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  for (const { binding, key, detail } of await budgetsOf(c)) {
    const counted = await limiterIn(c.env, binding)?.limit({ key });
    if (counted?.success === false)
      throw new ProblemError({ problem: 'too-many-requests', detail, retryAfter: PERIOD });
  }
  await next();
});

async function budgetsOf(c: Context<AppEnv>): Promise<readonly Budget[]> {
  const networks = networksOf(c);
  const [narrowest] = networks;
  if (narrowest === undefined) return [];
  const token = await tokenIn(c, c.get('services').settings);
  const browser: Budget =
    token === null
      ? { binding: 'ADDRESS_RATE', key: narrowest, detail: BROWSER }
      : // A prefix gives nothing away: the rest of the token is long enough to stay secret.
        { binding: 'SESSION_RATE', key: token.slice(0, 12), detail: BROWSER };
  return [
    browser,
    ...NETWORK_RATES.flatMap((binding, index) => {
      const key = networks[index];
      return key === undefined ? [] : [{ binding, key, detail: NETWORK }];
    }),
  ];
}

function limiterIn(bindings: object, name: Budget['binding']): RateLimiter | undefined {
  const found = Object.entries(bindings).find(([known]) => known === name)?.[1];
  return isLimiter(found) ? found : undefined;
}

function isLimiter(value: unknown): value is RateLimiter {
  return typeof value === 'object' && value !== null && 'limit' in value && typeof value.limit === 'function';
}
