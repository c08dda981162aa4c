import { createRoute } from '@hono/zod-openapi';
import { AccountPartIdSchema, GameIdSchema, TestTargetSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { orThrow } from '../../http/problem.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  DELIVERY,
  FORBIDDEN,
  INVALID,
  NOT_SIGNED_IN,
  UNKNOWN,
} from '../../http/responses.ts';
import { languageOf } from '../../http/language.ts';
import { newRouter } from '../../http/router.ts';
import { countTry } from '../../session/limits.ts';
import { requireSession } from '../../session/session.ts';
import type { NotificationServices } from '../services.ts';
import { gameOwner } from '../webhooks/webhooks.ts';
import { sendTest, sendTestToWebhook } from './send-test.ts';

const SENT = { 204: { description: 'The message is sent and accepted' } };

const testChannel = createRoute({
  method: 'post',
  path: '/me/notifications/test',
  summary: 'Sends a test message through one of your channels at once',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: TestTargetSchema } } } },
  responses: {
    ...SENT,
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...ALWAYS,
    ...DELIVERY,
  },
});

const testGameWebhook = createRoute({
  method: 'post',
  path: '/games/{id}/webhooks/{hook}/test',
  summary: 'Sends a test message to a webhook of a game; for its host',
  middleware: requireSession,
  request: { params: z.object({ id: GameIdSchema, hook: AccountPartIdSchema }) },
  responses: { ...SENT, ...NOT_SIGNED_IN, ...UNKNOWN, ...ALWAYS, ...FORBIDDEN, ...DELIVERY },
});

/** Test messages, which check whether a channel works. */
export const testMessageRoutes = newRouter<NotificationServices>()
  .openapi(testChannel, async (c) => {
    const [services, session] = [c.get('services'), c.get('session')];
    await countTry(services, 'tryOuts', session.account);
    orThrow(await sendTest(services, session, c.req.valid('json'), languageOf(c)));
    return c.body(null, 204);
  })
  .openapi(testGameWebhook, async (c) => {
    const { id, hook } = c.req.valid('param');
    const owner = orThrow(await gameOwner(c.get('services'), c.get('session'), id));
    await countTry(c.get('services'), 'tryOuts', owner.account);
    orThrow(await sendTestToWebhook(c.get('services'), owner, hook, languageOf(c)));
    return c.body(null, 204);
  });
