import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Schema } from 'hono/types';
import { rateLimit } from './session/rate-limit.ts';
import * as routers from './routers.ts';
import { newRouter, type AppEnv } from './http/router.ts';
import { noteUnreadable } from './games/note-unreadable.ts';
import { notFoundIn } from './http/not-found.ts';
import { onError } from './http/errors.ts';
import { STRICT_TRANSPORT } from './http/headers.ts';
import { mendedPage } from './http/mended-link.ts';
import { missingPage } from './http/missing-page.ts';
import { ProblemError, type Failure } from './http/problem.ts';
import { isPlain, plainHeaders, plainRoutes, refusedPage } from './plain/routes.tsx';
import { publicPage } from './http/public-page.ts';
import { requestLog } from './http/request-log.ts';
import { requestMetrics } from './http/request-metrics.ts';
import { sameOrigin } from './http/same-origin.ts';
import { servicesFor, type Services } from './services.ts';
import { watchPage } from './watch-page.ts';
import { UnreadableGame } from './store/unreadable-game.ts';

/** In bytes. Fits full notes and the text they replace, at three bytes a letter, and two hands of 190 tiles. */
const LARGEST_BODY = 32 * 1024;

const BROKEN_BODY: Failure = {
  problem: 'invalid-request',
  detail: (say) => say.brokenBody,
};

const app = newRouter<Services>();
app.onError(async (error, c) => {
  if (error instanceof UnreadableGame) await noteUnreadable(c.get('services'), error);
  return isPlain(c.req.path) ? onError(error, c, refusedPage) : onError(error, c);
});
app.notFound(notFoundIn(app));
app.use(requestLog);
app.use(plainHeaders);
app.use(mendedPage);
app.use(publicPage);
app.use(watchPage);
app.use(missingPage);
app.use(
  secureHeaders({
    // Only on https: below.
    strictTransportSecurity: false,
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      // These do not fall back on it.
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
  }),
);
app.use(async (c, next) => {
  const services = servicesFor(c.env, { requestId: c.get('requestId') });
  c.set('services', services);
  await next();
  // workerd adds none by itself (RFC 9110 section 6.6.1), and a page shows deadlines by this clock.
  c.res.headers.set('date', services.now().toUTCString());
  if (services.settings.APP_URL.startsWith('https:')) c.res.headers.set('strict-transport-security', STRICT_TRANSPORT);
});
app.use(requestMetrics);
app.use(rateLimit);
app.use(sameOrigin);
const limitBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new ProblemError({ problem: 'too-large', detail: (say) => say.tooLarge });
  },
});
// It reads a body of unknown length, which may break off. Errors of the routes are answered before they get here.
app.use(async (c, next) => {
  try {
    return await limitBody(c, next);
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError(BROKEN_BODY);
  }
});

type Router = (typeof routers)[keyof typeof routers];
/** As a method, it takes routers of every floor: each needs some of our services, which are all there. */
interface Mounting {
  route(path: '/', router: Router): unknown;
}
const mounting: Mounting = app;
for (const router of Object.values(routers)) mounting.route('/', router);
// Pages, which no document of the API describes.
app.route('/', plainRoutes);

/** The whole API. */
export const apiApp: OpenAPIHono<AppEnv<Services>> = app;

type SchemaOf<One> = One extends OpenAPIHono<infer _ extends Env, infer S extends Schema, string> ? S : never;
/** The schemas as one: a union of functions takes the intersection of their arguments. */
type Joined<Routers> = { [Name in keyof Routers]: (schema: SchemaOf<Routers[Name]>) => void }[keyof Routers] extends (
  schema: infer Whole extends Schema,
) => void
  ? Whole
  : never;

/** For `hc<AppType>`. */
export type AppType = Hono<AppEnv<Services>, Joined<typeof routers>>;
