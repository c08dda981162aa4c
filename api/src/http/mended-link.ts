import { mendedLink } from '@slow-train/protocol/mended-link';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './router.ts';

/**
 * Redirects a link that was changed on its way to the page it was for. The page itself mends the links that reach it without the
 * Worker, such as those to addresses with a parameter.
 */
export const mendedPage = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const meant = isRead && !/^\/api(?:\/|$)/.test(pathname) ? mendedLink(pathname, search) : null;
  if (meant === null) return next();
  return c.body(null, 302, { location: meant, 'cache-control': 'no-store' });
});
