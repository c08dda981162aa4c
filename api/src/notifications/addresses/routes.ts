import {
  AccountPartIdSchema,
  GameIdSchema,
  CreatedWebhookSchema,
  NewPushSchema,
  NewWebhookSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { NOT_KEPT } from '../../http/headers.ts';
import { orThrow, ProblemError } from '../../http/problem.ts';
import { newRouter } from '../../http/router.ts';
import type { NotificationServices } from '../channels/services.ts';
import { subscribe } from '../channels/push.ts';
import { deleteSubscription, NO_SUBSCRIPTION } from '../channels/push-store.ts';
import { addWebhook, gameOwner, personalOwner } from '../channels/webhook.ts';
import { deleteWebhook, NO_WEBHOOK } from '../channels/webhook-store.ts';
import { defineRoute, json, jsonBody } from '../../session/define-route.ts';

const body = jsonBody(NewWebhookSchema);
const Made = CreatedWebhookSchema.meta({ id: 'CreatedWebhook' });
const added = json('The webhook, with its secret', Made);

const addPersonal = defineRoute({
  method: 'post',
  path: '/api/me/webhooks',
  summary: prose('Adds a personal webhook; the secret that signs its messages is shown only in this response'),
  callers: 'account',
  request: { body },
  answers: { 201: added },
  refuses: ['conflict'],
});

const removePersonal = defineRoute({
  method: 'delete',
  path: '/api/me/webhooks/{id}',
  summary: prose('Removes a personal webhook'),
  callers: 'owner',
  request: { params: z.object({ id: AccountPartIdSchema }) },
  answers: { 204: { description: 'The webhook is removed' } },
});

const addToGame = defineRoute({
  method: 'post',
  path: '/api/games/{id}/webhooks',
  summary: prose('Adds a webhook to a game, for its host; its messages contain nothing that only one seat may see'),
  callers: 'host',
  request: { params: z.object({ id: GameIdSchema }), body },
  answers: { 201: added },
  refuses: ['conflict'],
});

const removeFromGame = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/webhooks/{hook}',
  summary: prose('Removes a webhook from a game'),
  callers: 'host',
  request: { params: z.object({ id: GameIdSchema, hook: AccountPartIdSchema }) },
  answers: { 204: { description: 'The webhook is removed' } },
});

const Added = z.object({ id: AccountPartIdSchema });

const addSubscription = defineRoute({
  method: 'post',
  path: '/api/me/push',
  summary: prose('Sends pushes to this browser while it is signed in; replaces its earlier subscription'),
  callers: 'account',
  note: 'the browser’s own subscription',
  request: { body: jsonBody(NewPushSchema) },
  answers: { 201: json('The subscription is added', Added) },
  limits: ['subscriptions'],
});

const removeSubscription = defineRoute({
  method: 'delete',
  path: '/api/me/push/{id}',
  summary: prose('Stops pushes to one of your browsers'),
  callers: 'owner',
  request: { params: z.object({ id: AccountPartIdSchema }) },
  answers: { 204: { description: 'The subscription is removed' } },
});

/** The addresses that people give to channels: their browsers, their webhooks, and those of their games. */
export const addressRoutes = newRouter<NotificationServices>()
  .openapi(addSubscription, async (c) => {
    const [services, session] = [c.get('services'), c.get('session')];
    return c.json({ id: await subscribe(services, session, c.req.valid('json')) }, 201, NOT_KEPT);
  })
  .openapi(removeSubscription, async (c) => {
    const { db } = c.get('services');
    const isRemoved = await deleteSubscription(db, c.get('session').account, c.req.valid('param').id);
    if (!isRemoved) throw new ProblemError(NO_SUBSCRIPTION);
    return c.body(null, 204);
  })
  .openapi(addPersonal, async (c) => {
    const owner = personalOwner(c.get('session'));
    return c.json(orThrow(await addWebhook(c.get('services'), owner, c.req.valid('json'))), 201, NOT_KEPT);
  })
  .openapi(removePersonal, async (c) => {
    const { db } = c.get('services');
    if (!(await deleteWebhook(db, personalOwner(c.get('session')), c.req.valid('param').id)))
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
    if (!(await deleteWebhook(c.get('services').db, owner, hook))) throw new ProblemError(NO_WEBHOOK);
    return c.body(null, 204);
  });
