import { AccountPartIdSchema, GameIdSchema, TestTargetSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { orThrow } from '../../http/problem.ts';
import { languageOf } from '../../http/language.ts';
import { newRouter } from '../../http/router.ts';
import type { NotificationServices } from '../channels/services.ts';
import { gameOwner } from '../channels/webhook.ts';
import { sendTest, sendTestToWebhook } from './send-test.ts';
import { defineRoute, jsonBody } from '../../session/define-route.ts';

const SENT = { 204: { description: 'The message is sent and accepted' } };

const testChannel = defineRoute({
  method: 'post',
  path: '/api/me/notifications/test',
  summary: prose('Sends a test message through one of your channels at once'),
  callers: 'owner',
  request: { body: jsonBody(TestTargetSchema) },
  answers: SENT,
  refuses: ['conflict', 'not-delivered'],
  limits: ['tryOuts'],
});

const testGameWebhook = defineRoute({
  method: 'post',
  path: '/api/games/{id}/webhooks/{hook}/test',
  summary: prose('Sends a test message to a webhook of a game'),
  callers: 'host',
  request: { params: z.object({ id: GameIdSchema, hook: AccountPartIdSchema }) },
  answers: SENT,
  refuses: ['not-delivered'],
  limits: ['tryOuts'],
});

/** Test messages, which check whether a channel works. */
export const testMessageRoutes = newRouter<NotificationServices>()
  .openapi(testChannel, async (c) => {
    const [services, session] = [c.get('services'), c.get('session')];
    orThrow(await sendTest(services, session, c.req.valid('json'), languageOf(c)));
    return c.body(null, 204);
  })
  .openapi(testGameWebhook, async (c) => {
    const { id, hook } = c.req.valid('param');
    const owner = orThrow(await gameOwner(c.get('services'), c.get('session'), id));
    orThrow(await sendTestToWebhook(c.get('services'), owner, hook, languageOf(c)));
    return c.body(null, 204);
  });
