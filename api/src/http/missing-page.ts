import { createMiddleware } from 'hono/factory';
import { filesIn } from './public-page.ts';
import type { AppEnv } from './router.ts';

/**
 * Answers what could be the address of a page, but is none, with the page and 404: its router says so in words. Leaves
 * everything else to the routes, such as files, which all have a dot in their address: nothing is there, or the platform
 * would have served it.
 */
export const missingPage = createMiddleware<AppEnv>(async ({ req, env }, next) => {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const files = isRead && isPage(req.path) ? filesIn(env) : null;
  if (files === null) return next();
  const page = await files.fetch(new URL('/', req.url));
  return new Response(page.body, { status: 404, headers: page.headers });
});

/** Whether a path has neither a dot, written or encoded, nor a prefix of the API or of the plain table. */
function isPage(path: string): boolean {
  return !/[.%]/.test(path) && !/^\/(?:api|plain)(?:\/|$)/.test(path);
}
