import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { MergeSchemaPath, Schema } from 'hono/types';
import * as z from 'zod';
import { handOffRoutes } from './accounts/hand-offs/routes.ts';
import { passkeyRoutes } from './accounts/passkeys/routes.ts';
import { deviceRoutes } from './accounts/devices/routes.ts';
import { emailRoutes } from './accounts/email/routes.ts';
import { rateLimit } from './accounts/rate-limit.ts';
import { accountRoutes } from './accounts/routes.ts';
import { leavingRoutes } from './accounts/leaving/routes.ts';
import type { AppEnv } from './accounts/session.ts';
import { clockRoutes } from './clocks/routes.ts';
import { ping } from './db.ts';
import { deskRoutes } from './desks/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { companionRoutes } from './games/companion-routes.ts';
import { invitationRoutes } from './games/invitation-routes.ts';
import { gameRoutes } from './games/routes.ts';
import { afterAnswer } from './notify/after-answer.ts';
import { notFoundIn } from './not-found.ts';
import { bounceRoutes } from './notify/bounces/routes.ts';
import { checkPushKeys } from './notify/channels/push-keys.ts';
import { choicesRoutes } from './notify/choices/routes.ts';
import { subscriptionRoutes } from './notify/subscriptions/routes.ts';
import { tryOutRoutes } from './notify/try-out/routes.ts';
import { unsubscribeRoutes } from './notify/unsubscribe/routes.ts';
import { webhookRoutes } from './notify/webhooks/routes.ts';
import { onError } from './on-error.ts';
import { onInvalid } from './on-invalid.ts';
import { operatorRoutes } from './operator/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { ProblemError } from './problem.ts';
import { ALWAYS } from './responses.ts';
import { sameOrigin } from './same-origin.ts';
import { servicesFor } from './services.ts';
import { substituteRoutes } from './substitutes/routes.ts';
import { voteRoutes } from './votes/routes.ts';

/** The largest are full notes and the text they replace, in a script of three bytes a letter, beside two hands of 190 tiles. */
const LARGEST_BODY = 32 * 1024;

const health = createRoute({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the service is set up, and its database answers',
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
app.notFound(notFoundIn(app));
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
app.use(rateLimit);
app.use(sameOrigin);
app.use(
  bodyLimit({
    maxSize: LARGEST_BODY,
    onError: () => {
      throw new ProblemError({ problem: 'too-large', detail: `The body is larger than ${LARGEST_BODY} bytes.` });
    },
  }),
);
app.use('/api/games/*', afterAnswer);

app
  .openapi(health, async (c) => {
    const { db, settings } = c.get('services');
    await checkPushKeys(settings);
    await ping(db);
    return c.json({ status: 'ok' } as const, 200, { 'cache-control': 'no-store' });
  })
  .openapi(document, (c) =>
    c.json(app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Slow Train', version: '1' } })),
  )
  .route('/api', accountRoutes)
  .route('/api', deviceRoutes)
  .route('/api', emailRoutes)
  .route('/api', passkeyRoutes)
  .route('/api', handOffRoutes)
  .route('/api', leavingRoutes)
  .route('/api', gameRoutes)
  .route('/api', planRoutes)
  .route('/api', clockRoutes)
  .route('/api', voteRoutes)
  .route('/api', substituteRoutes)
  .route('/api', deskRoutes)
  .route('/api', choicesRoutes)
  .route('/api', subscriptionRoutes)
  .route('/api', webhookRoutes)
  .route('/api', tryOutRoutes)
  .route('/api', feedRoutes)
  .route('/api', companionRoutes)
  .route('/api', unsubscribeRoutes)
  .route('/api', invitationRoutes)
  .route('/api', operatorRoutes)
  .route('/api', bounceRoutes);

/** The whole API. */
export const api: OpenAPIHono<AppEnv> = app;

type Under<Routes> =
  Routes extends OpenAPIHono<AppEnv, infer S extends Schema, string> ? MergeSchemaPath<S, '/api'> : never;

/** For `hc<AppType>`. By its parts: as one type, the chain above is longer than the compiler writes into a declaration. */
export type AppType = Hono<
  AppEnv,
  Under<typeof accountRoutes> &
    Under<typeof deviceRoutes> &
    Under<typeof emailRoutes> &
    Under<typeof passkeyRoutes> &
    Under<typeof handOffRoutes> &
    Under<typeof leavingRoutes> &
    Under<typeof gameRoutes> &
    Under<typeof planRoutes> &
    Under<typeof clockRoutes> &
    Under<typeof voteRoutes> &
    Under<typeof substituteRoutes> &
    Under<typeof deskRoutes> &
    Under<typeof choicesRoutes> &
    Under<typeof subscriptionRoutes> &
    Under<typeof webhookRoutes> &
    Under<typeof tryOutRoutes> &
    Under<typeof feedRoutes> &
    Under<typeof companionRoutes> &
    Under<typeof unsubscribeRoutes> &
    Under<typeof invitationRoutes> &
    Under<typeof operatorRoutes> &
    Under<typeof bounceRoutes>
>;
