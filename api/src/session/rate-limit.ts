import { createMiddleware } from 'hono/factory';
import { ProblemError } from '../http/problem.ts';
import { ipAddress } from '../http/ip-address.ts';
import { tokenIn } from './cookie.ts';
import type { AppEnv } from '../http/router.ts';

/** The period of both limits in wrangler.toml, in seconds. */
const PERIOD = 60;

/** Cloudflare's rate limiting binding; wrangler.toml has the limits. */
interface RateLimiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/**
 * Limits the number of requests of any kind: by session, or by IP address without one. Only cookies that we signed
 * count as sessions, so inventing one for each request does not help. No limit if players cannot be told apart (see
 * `ipAddress`), or without the binding.
 */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const address = ipAddress(c);
  if (address !== null) {
    const token = await tokenIn(c, c.get('services').settings);
    const [limiter, key] =
      token === null
        ? [limiterIn(c.env, 'ADDRESS_RATE'), address]
        : // A prefix gives nothing away: the rest of the token is long enough to stay secret.
          [limiterIn(c.env, 'SESSION_RATE'), token.slice(0, 12)];
    const counted = await limiter?.limit({ key });
    if (counted?.success === false) {
      throw new ProblemError({
        problem: 'too-many-requests',
        detail:
          'Your browser is sending more requests than a game needs. Close tabs you are not using, and wait a minute.',
        retryAfter: PERIOD,
      });
    }
  }
  await next();
});

function limiterIn(bindings: object, name: 'SESSION_RATE' | 'ADDRESS_RATE'): RateLimiter | undefined {
  const found = Object.entries(bindings).find(([known]) => known === name)?.[1];
  return isLimiter(found) ? found : undefined;
}

function isLimiter(value: unknown): value is RateLimiter {
  return typeof value === 'object' && value !== null && 'limit' in value && typeof value.limit === 'function';
}
