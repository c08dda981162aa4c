import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod';
import { accountRoutes } from './accounts/routes.ts';
import type { AppEnv } from './accounts/session.ts';
import { ping } from './db.ts';
import { invitationRoutes } from './games/invitation-routes.ts';
import { gameRoutes } from './games/routes.ts';
import { answerProblem, onError } from './on-error.ts';
import { onInvalid } from './on-invalid.ts';
import { ProblemError } from './problem.ts';
import { ALWAYS } from './responses.ts';
import { sameOrigin } from './same-origin.ts';
import { servicesFor } from './services.ts';

/** The longest build names 190 tiles: nothing that anybody has to send is nearly as large. */
const LARGEST_BODY = 16 * 1024;

const health = createRoute({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the service and its database answer',
  responses: {
    200: { description: 'They do', content: { 'application/json': { schema: z.object({ status: z.literal('ok') }) } } },
    ...ALWAYS,
  },
});

const document = createRoute({
  method: 'get',
  path: '/api/openapi.json',
  summary: 'This document',
  responses: { 200: { description: 'OpenAPI 3.1' }, ...ALWAYS },
});

const app = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid });
app.onError(onError);
app.notFound((c) => answerProblem(c, { problem: 'not-found', detail: 'This service has nothing at that address.' }));
app.use(
  secureHeaders({
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: 'DENY',
  }),
);
app.use(async (c, next) => {
  c.set('services', servicesFor(c.env));
  await next();
});
app.use(sameOrigin);
app.use(
  bodyLimit({
    maxSize: LARGEST_BODY,
    onError: () => {
      throw new ProblemError({ problem: 'too-large', detail: `The body is larger than ${LARGEST_BODY} bytes.` });
    },
  }),
);

/** The whole API, its routes chained so that their types reach a client. */
export const api = app
  .openapi(health, async (c) => {
    await ping(c.get('services').db);
    return c.json({ status: 'ok' } as const, 200, { 'cache-control': 'no-store' });
  })
  .openapi(document, (c) =>
    c.json(app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Slow Train', version: '1' } })),
  )
  .route('/api', accountRoutes)
  .route('/api', gameRoutes)
  .route('/api', invitationRoutes);

/** For `hc<AppType>`. */
export type AppType = typeof api;
