import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { GameIdSchema, NotifyChoicesSchema, TableEventsChangeSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../../accounts/session.ts';
import { NOT_KEPT } from '../../headers.ts';
import { onInvalid } from '../../on-invalid.ts';
import { orThrow } from '../../problem.ts';
import {
  ALWAYS,
  CROSS_ORIGIN,
  INVALID,
  NOT_SIGNED_IN,
  Notifications,
  TableNotifications,
  TOO_LARGE,
  UNKNOWN,
} from '../../responses.ts';
import { allowMailAgain } from '../bounces/store.ts';
import { atTable, chooseAtTable } from './at-table.ts';
import { choose, notificationsOf } from './notifications.ts';

const params = z.object({ id: GameIdSchema });
const all = { description: 'All of the page', content: { 'application/json': { schema: Notifications } } };
const ofTable = { description: 'What is different', content: { 'application/json': { schema: TableNotifications } } };
const CHANGE = { ...INVALID, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...TOO_LARGE, ...ALWAYS };

const readChoices = createRoute({
  method: 'get',
  path: '/me/notifications',
  summary: 'How I am told of my tables, by which ways, and how these have worked lately',
  middleware: signedIn,
  responses: { 200: all, ...NOT_SIGNED_IN, ...ALWAYS },
});

const putChoices = createRoute({
  method: 'put',
  path: '/me/notifications',
  summary: 'Choose how I am told: all of it at once, what is left out is as usual',
  middleware: signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: NotifyChoicesSchema } } } },
  responses: { 200: all, ...CHANGE },
});

const readTable = createRoute({
  method: 'get',
  path: '/games/{id}/notifications',
  summary: 'How I am told at this table, where that is different; for its host its webhooks as well',
  middleware: signedIn,
  request: { params },
  responses: { 200: ofTable, ...NOT_SIGNED_IN, ...UNKNOWN, ...ALWAYS },
});

const putTable = createRoute({
  method: 'put',
  path: '/games/{id}/notifications',
  summary: 'Choose what is different at this table: all of it at once, nothing to be told as everywhere',
  middleware: signedIn,
  request: {
    params,
    body: { required: true, content: { 'application/json': { schema: TableEventsChangeSchema } } },
  },
  responses: { 200: ofTable, ...CHANGE, ...UNKNOWN },
});

const mailAgain = createRoute({
  method: 'delete',
  path: '/me/mail-stop',
  summary: 'Send mail to my address again, though some came back or was called spam',
  middleware: signedIn,
  responses: { 204: { description: 'It is sent' }, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...ALWAYS },
});

/** How somebody wants to be told, everywhere and at one table. */
export const choicesRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(readChoices, async (c) => c.json(await notificationsOf(c.get('services'), c.get('me')), 200, NOT_KEPT))
  .openapi(putChoices, async (c) =>
    c.json(await choose(c.get('services'), c.get('me'), c.req.valid('json')), 200, NOT_KEPT),
  )
  .openapi(readTable, async (c) => {
    const found = orThrow(await atTable(c.get('services'), c.get('me'), c.req.valid('param').id));
    return c.json(found, 200, NOT_KEPT);
  })
  .openapi(putTable, async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(orThrow(await chooseAtTable(c.get('services'), c.get('me'), wanted)), 200, NOT_KEPT);
  })
  .openapi(mailAgain, async (c) => {
    const { email } = c.get('me');
    if (email !== null) await allowMailAgain(c.get('services').db, email);
    return c.body(null, 204);
  });
