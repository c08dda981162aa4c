import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Env, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { MergeSchemaPath, Schema } from 'hono/types';
import { handOffRoutes } from './accounts/hand-offs/routes.ts';
import { passkeyRoutes } from './accounts/passkeys/routes.ts';
import { deviceRoutes } from './accounts/devices/routes.ts';
import { emailRoutes } from './accounts/email/routes.ts';
import { mailInvitationRoutes } from './accounts/mail-invitations/routes.ts';
import { rateLimit } from './session/rate-limit.ts';
import { accountRoutes } from './accounts/routes.ts';
import { sanctionRoutes } from './moderation/appeal-routes.ts';
import { accountDeletionRoutes } from './account-data/routes.ts';
import { newRouter, type AppEnv } from './http/router.ts';
import { answerRoutes } from './lobby/answers.ts';
import { boundaryRoutes } from './moderation/boundaries.ts';
import { companionRoutes } from './games/companions.ts';
import { commitmentRoutes } from './games/commit.ts';
import { rematchRoutes } from './games/play-again.ts';
import { setupRoutes } from './games/saved-setups.ts';
import { seatRoutes } from './games/seat.ts';
import { gameRoutes } from './games/game-routes.ts';
import { invitationRoutes } from './lobby/invitations.ts';
import { mailedAnswerRoutes } from './lobby/mailed-answers.ts';
import { noteUnreadable } from './games/note-unreadable.ts';
import { openGameRoutes } from './lobby/open-game-routes.ts';
import { planRoutes } from './games/plan-turns.ts';
import { profileRoutes } from './profiles/routes.ts';
import { playerStateRoutes } from './games/player-state.ts';
import { reportRoutes } from './moderation/report.ts';
import { removalRoutes } from './games/remove-person.ts';
import { substituteRoutes } from './games/substitute.ts';
import { talkRoutes } from './talk/routes.ts';
import { vacationRoutes } from './games/vacation.ts';
import { endRoutes } from './games/end.ts';
import { voteRoutes } from './games/votes.ts';
import { watchRoutes } from './watching/routes.ts';
import { circleRoutes, seasonRoutes } from './circles/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { notFoundIn } from './http/not-found.ts';
import { bounceRoutes } from './notifications/bounces/routes.ts';
import { settingsRoutes } from './notifications/settings/routes.ts';
import { subscriptionRoutes } from './notifications/push-subscriptions/routes.ts';
import { testMessageRoutes } from './notifications/test-message/routes.ts';
import { unsubscribeRoutes } from './notifications/unsubscribe/routes.ts';
import { webhookRoutes } from './notifications/webhooks/routes.ts';
import { onError } from './http/errors.ts';
import { STRICT_TRANSPORT } from './http/headers.ts';
import { missingPage } from './http/missing-page.ts';
import { healthRoutes } from './operator/health.ts';
import { metricsRoutes } from './operator/metrics.ts';
import { moderationRoutes } from './moderation/operator-routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { securityRoutes } from './operator/security-contact.ts';
import { ProblemError, type Failure } from './http/problem.ts';
import { publicPage } from './http/public-page.ts';
import { requestLog } from './http/request-log.ts';
import { requestMetrics } from './http/request-metrics.ts';
import { ALWAYS } from './http/responses.ts';
import { sameOrigin } from './http/same-origin.ts';
import { servicesFor, type Services } from './services.ts';
import { watchPage } from './watch-page.ts';
import { UnreadableGame } from './store/unreadable-game.ts';
import { tournamentRoutes } from './tournaments/routes.ts';

/** In bytes. Fits full notes and the text they replace, at three bytes a letter, and two hands of 190 tiles. */
const LARGEST_BODY = 32 * 1024;

const BROKEN_BODY: Failure = {
  problem: 'invalid-request',
  detail: (say) => say.brokenBody,
};

const document = createRoute({
  method: 'get',
  path: '/api/openapi.json',
  summary: 'Returns this document',
  responses: { 200: { description: 'The document, in OpenAPI 3.1' }, ...ALWAYS },
});

const app = newRouter<Services>();
app.onError(async (error, c) => {
  if (error instanceof UnreadableGame) await noteUnreadable(c.get('services'), error);
  return onError(error, c);
});
app.notFound(notFoundIn(app));
app.use(requestLog);
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

/** The document as JSON, once it has been asked for: to write it takes as long as a hundred other requests. */
let written: string | null = null;

app
  .openapi(document, (c) => {
    written ??= JSON.stringify(
      app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Slow Train', version: '1' } }),
    );
    return c.body(written, 200, { 'content-type': 'application/json' });
  })
  .route('/', securityRoutes)
  .route('/api', healthRoutes)
  .route('/api', accountRoutes)
  .route('/api', deviceRoutes)
  .route('/api', emailRoutes)
  .route('/api', mailInvitationRoutes)
  .route('/api', passkeyRoutes)
  .route('/api', handOffRoutes)
  .route('/api', accountDeletionRoutes)
  .route('/api', gameRoutes)
  .route('/api', seatRoutes)
  .route('/api', commitmentRoutes)
  .route('/api', planRoutes)
  .route('/api', vacationRoutes)
  .route('/api', voteRoutes)
  .route('/api', endRoutes)
  .route('/api', substituteRoutes)
  .route('/api', talkRoutes)
  .route('/api', playerStateRoutes)
  .route('/api', settingsRoutes)
  .route('/api', subscriptionRoutes)
  .route('/api', webhookRoutes)
  .route('/api', testMessageRoutes)
  .route('/api', feedRoutes)
  .route('/api', answerRoutes)
  .route('/api', rematchRoutes)
  .route('/api', openGameRoutes)
  .route('/api', removalRoutes)
  .route('/api', companionRoutes)
  .route('/api', setupRoutes)
  .route('/api', boundaryRoutes)
  .route('/api', profileRoutes)
  .route('/api', tournamentRoutes)
  .route('/api', circleRoutes)
  .route('/api', seasonRoutes)
  .route('/api', unsubscribeRoutes)
  .route('/api', watchRoutes)
  .route('/api', invitationRoutes)
  .route('/api', mailedAnswerRoutes)
  .route('/api', reportRoutes)
  .route('/api', sanctionRoutes)
  .route('/api', moderationRoutes)
  .route('/api', operatorRoutes)
  .route('/api', metricsRoutes)
  .route('/api', bounceRoutes);

/** The whole API. */
export const apiApp: OpenAPIHono<AppEnv<Services>> = app;

type Under<Routes> =
  Routes extends OpenAPIHono<infer _ extends Env, infer S extends Schema, string> ? MergeSchemaPath<S, '/api'> : never;

/** For `hc<AppType>`. Split up, because the type of the whole chain is too long for the compiler to write out. */
export type AppType = Hono<
  AppEnv<Services>,
  Under<typeof healthRoutes> &
    Under<typeof accountRoutes> &
    Under<typeof deviceRoutes> &
    Under<typeof emailRoutes> &
    Under<typeof mailInvitationRoutes> &
    Under<typeof passkeyRoutes> &
    Under<typeof handOffRoutes> &
    Under<typeof accountDeletionRoutes> &
    Under<typeof gameRoutes> &
    Under<typeof seatRoutes> &
    Under<typeof commitmentRoutes> &
    Under<typeof planRoutes> &
    Under<typeof vacationRoutes> &
    Under<typeof voteRoutes> &
    Under<typeof endRoutes> &
    Under<typeof substituteRoutes> &
    Under<typeof talkRoutes> &
    Under<typeof playerStateRoutes> &
    Under<typeof settingsRoutes> &
    Under<typeof subscriptionRoutes> &
    Under<typeof webhookRoutes> &
    Under<typeof testMessageRoutes> &
    Under<typeof feedRoutes> &
    Under<typeof answerRoutes> &
    Under<typeof rematchRoutes> &
    Under<typeof openGameRoutes> &
    Under<typeof removalRoutes> &
    Under<typeof companionRoutes> &
    Under<typeof setupRoutes> &
    Under<typeof boundaryRoutes> &
    Under<typeof profileRoutes> &
    Under<typeof tournamentRoutes> &
    Under<typeof circleRoutes> &
    Under<typeof seasonRoutes> &
    Under<typeof unsubscribeRoutes> &
    Under<typeof watchRoutes> &
    Under<typeof invitationRoutes> &
    Under<typeof mailedAnswerRoutes> &
    Under<typeof reportRoutes> &
    Under<typeof sanctionRoutes> &
    Under<typeof moderationRoutes> &
    Under<typeof operatorRoutes> &
    Under<typeof metricsRoutes> &
    Under<typeof bounceRoutes>
>;
