import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { series } from '../platform/metrics.ts';
import type { AppEnv } from './router.ts';

/** Routes that sign in, and how. */
const SIGN_IN = '/api/auth/sign-in/';

/** Counts each request by area, kind and class of status, and each sign-in. Comes after the services. */
export const requestMetrics = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const { metrics } = c.get('services');
  const route = routePath(c);
  const status = `${Math.floor(c.res.status / 100)}xx`;
  metrics.count(series('slow_train_requests_total', { area: areaOf(route), kind: kindOf(c.req.method), status }));
  if (route.startsWith(SIGN_IN) && c.res.ok)
    metrics.count(series('slow_train_sign_ins_total', { method: route.slice(SIGN_IN.length) }));
  const waitUntil = waitUntilOf(c);
  if (waitUntil !== null) metrics.handOverSoon(waitUntil);
});

/** Returns the first part of a route after `/api`; `actions` for those, which matter most. */
function areaOf(route: string): string {
  const [, , area = 'unknown', , part] = route.split('/');
  return part === 'actions' ? part : area;
}

function kindOf(method: string): 'read' | 'write' {
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** Returns null outside the platform: while the Worker loads, and in tests. */
function waitUntilOf(c: Context<AppEnv>): ((work: Promise<void>) => void) | null {
  try {
    const { executionCtx } = c;
    return (work) => executionCtx.waitUntil(work);
  } catch {
    return null;
  }
}
