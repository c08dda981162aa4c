import { createMiddleware } from 'hono/factory';
import { ProblemError } from '../http/problem.ts';
import { ipAddress } from '../http/ip-address.ts';
import { tokenIn } from './cookie.ts';
import type { AppEnv } from '../http/router.ts';

/** Both windows of wrangler.toml, in seconds. */
const PERIOD = 60;

/** Cloudflare's counters; how many are too many stands in wrangler.toml. */
interface RateLimiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/**
 * Limits how much one browser can ask for, whatever it is: by session, and by IP address for who has none. What counts
 * as one is a cookie that we signed, so that a made-up one for each request helps nobody. No limit where nothing tells
 * players apart (see `ipAddress`) or where there is no such binding.
 */
export const rateLimit = createMiddleware<AppEnv>(async (c, next) => {
  const address = ipAddress(c);
  if (address !== null) {
    const token = await tokenIn(c, c.get('services').settings);
    const [limiter, key] =
      token === null
        ? [limiterIn(c.env, 'ADDRESS_RATE'), address]
        : // A part that gives nothing away: what is left of it is long enough to be a secret.
          [limiterIn(c.env, 'SESSION_RATE'), token.slice(0, 12)];
    const counted = await limiter?.limit({ key });
    if (counted?.success === false) {
      throw new ProblemError({
        problem: 'too-many-requests',
        detail: 'Your browser asks for more than a game needs. Close tabs that you do not use, and wait a minute.',
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
