import { createRoute } from '@hono/zod-openapi';
import { AccountPartIdSchema, GameIdSchema, CreatedWebhookSchema, NewWebhookSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { NOT_KEPT } from '../../http/headers.ts';
import { orThrow, ProblemError } from '../../http/problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, FORBIDDEN, INVALID, NOT_SIGNED_IN, UNKNOWN } from '../../http/responses.ts';
import { newRouter } from '../../http/router.ts';
import { requireSession } from '../../session/session.ts';
import type { NotificationServices } from '../services.ts';
import { NO_WEBHOOK, webhookStore } from './store.ts';
import { addWebhook, gameOwner, personalOwner } from './webhooks.ts';

const body = { required: true, content: { 'application/json': { schema: NewWebhookSchema } } } as const;
const Made = CreatedWebhookSchema.meta({ id: 'CreatedWebhook' });
const added = { description: 'The webhook, with its secret', content: { 'application/json': { schema: Made } } };
const ADD = { 201: added, ...INVALID, ...NOT_SIGNED_IN, ...CONFLICT, ...ALWAYS };
const REMOVE = { 204: { description: 'The webhook is removed' }, ...NOT_SIGNED_IN, ...UNKNOWN, ...ALWAYS };

const addPersonal = createRoute({
  method: 'post',
  path: '/me/webhooks',
  summary: 'Adds a personal webhook; the secret that signs its messages is shown only in this response',
  middleware: requireSession,
  request: { body },
  responses: { ...ADD, ...CROSS_ORIGIN },
});

const removePersonal = createRoute({
  method: 'delete',
  path: '/me/webhooks/{id}',
  summary: 'Removes a personal webhook',
  middleware: requireSession,
  request: { params: z.object({ id: AccountPartIdSchema }) },
  responses: { ...REMOVE, ...CROSS_ORIGIN },
});

const addToGame = createRoute({
  method: 'post',
  path: '/games/{id}/webhooks',
  summary: 'Adds a webhook to a game, for its host; its messages contain nothing that only one seat may see',
  middleware: requireSession,
  request: { params: z.object({ id: GameIdSchema }), body },
  responses: { ...ADD, ...FORBIDDEN, ...UNKNOWN },
});

const removeFromGame = createRoute({
  method: 'delete',
  path: '/games/{id}/webhooks/{hook}',
  summary: 'Removes a webhook from a game; for its host',
  middleware: requireSession,
  request: { params: z.object({ id: GameIdSchema, hook: AccountPartIdSchema }) },
  responses: { ...REMOVE, ...FORBIDDEN },
});

/** Webhooks of a person, and of a game. */
export const webhookRoutes = newRouter<NotificationServices>()
  .openapi(addPersonal, async (c) => {
    const owner = personalOwner(c.get('session'));
    return c.json(orThrow(await addWebhook(c.get('services'), owner, c.req.valid('json'))), 201, NOT_KEPT);
  })
  .openapi(removePersonal, async (c) => {
    const store = webhookStore(c.get('services').db);
    if (!(await store.remove(personalOwner(c.get('session')), c.req.valid('param').id)))
      throw new ProblemError(NO_WEBHOOK);
    return c.body(null, 204);
  })
  .openapi(addToGame, async (c) => {
    const owner = orThrow(await gameOwner(c.get('services'), c.get('session'), c.req.valid('param').id));
    return c.json(orThrow(await addWebhook(c.get('services'), owner, c.req.valid('json'))), 201, NOT_KEPT);
  })
  .openapi(removeFromGame, async (c) => {
    const { id, hook } = c.req.valid('param');
    const owner = orThrow(await gameOwner(c.get('services'), c.get('session'), id));
    if (!(await webhookStore(c.get('services').db).remove(owner, hook))) throw new ProblemError(NO_WEBHOOK);
    return c.body(null, 204);
  });
