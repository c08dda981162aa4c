import { ExpectedError } from '@slow-train/settings/expected-error';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { nanoid } from 'nanoid';
import { newLogger } from '../platform/log.ts';
import { ProblemError } from './problem.ts';
import type { AppEnv } from './router.ts';

/** The name that Cloudflare gives a request: it is in Cloudflare's own logs too. */
const CLOUDFLARE_ID = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/**
 * Gives every request an id, which its answer has in `x-request-id`, and logs the request when it is answered. Reads that
 * succeed are not logged: polls would be most of the log.
 */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const requestId = requestIdIn(c.req.header('cf-ray'));
  c.set('requestId', requestId);
  const begun = Date.now();
  await next();
  const { error, res, req } = c;
  res.headers.set('x-request-id', requestId);
  const { status } = res;
  if (status < 400 && (req.method === 'GET' || req.method === 'HEAD')) return;
  const request = { method: req.method, route: routePath(c), status, ms: Date.now() - begun };
  const log = newLogger({ requestId });
  if (status < 500) log.info('Answered a request.', { ...request, ...problemIn(error) });
  else if (isOurs(error)) log.error(error.message, { ...request, ...problemIn(error) });
  else log.error('A request failed.', { ...request, error });
});

/** Returns Cloudflare's id; without one, a new id that is short enough to be read out. */
function requestIdIn(ray: string | undefined): string {
  return ray !== undefined && CLOUDFLARE_ID.test(ray) ? ray : nanoid(10);
}

/** Whether an error has a sentence of ours, which contains nothing secret. */
function isOurs(error: unknown): error is Error {
  return error instanceof ProblemError || error instanceof ExpectedError;
}

function problemIn(error: unknown): { readonly problem?: string } {
  return error instanceof ProblemError ? { problem: error.failure.problem } : {};
}
