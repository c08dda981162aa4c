import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './router.ts';
import { ProblemError, type Failure } from './problem.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const CROSS_ORIGIN: Failure = {
  problem: 'cross-origin',
  detail: (say) => say.crossOrigin,
};

/**
 * Refuses requests that another site makes a browser send with our cookies. Browsers send the origin of every unsafe
 * request; a client that sends neither it nor Sec-Fetch-Site is no browser, so it does not send cookies by accident.
 */
export const sameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!SAFE.has(c.req.method) && !isOurs(c)) throw new ProblemError(CROSS_ORIGIN);
  await next();
});

function isOurs(c: Context<AppEnv>): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return ['none', 'same-origin'].includes(c.req.header('sec-fetch-site') ?? 'none');
  return [c.get('services').settings.APP_URL, c.req.url].some((url) => new URL(url).origin === origin);
}
