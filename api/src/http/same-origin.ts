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
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const own = [new URL(c.req.url).origin, new URL(c.get('services').settings.APP_URL).origin];
  const isOurs = origin === undefined ? ['none', 'same-origin'].includes(site) : own.includes(origin);
  if (!SAFE.has(c.req.method) && !isOurs) throw new ProblemError(CROSS_ORIGIN);
  await next();
});
