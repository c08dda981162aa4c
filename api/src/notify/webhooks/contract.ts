import { createRoute } from '@hono/zod-openapi';
import { AccountPartIdSchema, GameIdSchema, NewWebhookSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn } from '../../accounts/session.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  DELIVERY,
  FORBIDDEN,
  INVALID,
  MadeWebhook,
  NOT_SIGNED_IN,
  TOO_LARGE,
  UNKNOWN,
} from '../../responses.ts';

const body = { required: true, content: { 'application/json': { schema: NewWebhookSchema } } } as const;
const table = z.object({ id: GameIdSchema });
const hookOfTable = table.extend({ hook: AccountPartIdSchema });
const made = { description: 'It, with its secret', content: { 'application/json': { schema: MadeWebhook } } };
const ADD = { 201: made, ...INVALID, ...NOT_SIGNED_IN, ...CONFLICT, ...TOO_LARGE, ...ALWAYS };
const CHANGE = { ...NOT_SIGNED_IN, ...UNKNOWN, ...ALWAYS };

export const addMine = createRoute({
  method: 'post',
  path: '/me/webhooks',
  summary: 'Tell me by a webhook as well; the answer has the secret that signs what is sent, this once',
  middleware: signedIn,
  request: { body },
  responses: { ...ADD, ...CROSS_ORIGIN },
});

export const removeMine = createRoute({
  method: 'delete',
  path: '/me/webhooks/{id}',
  summary: 'Tell me by this webhook no more',
  middleware: signedIn,
  request: { params: z.object({ id: AccountPartIdSchema }) },
  responses: { 204: { description: 'It is gone' }, ...CHANGE, ...CROSS_ORIGIN },
});

export const addToTable = createRoute({
  method: 'post',
  path: '/games/{id}/webhooks',
  summary: 'The host has a webhook told what happens at this table: nothing that only one seat may see',
  middleware: signedIn,
  request: { params: table, body },
  responses: { ...ADD, ...FORBIDDEN, ...UNKNOWN },
});

export const removeFromTable = createRoute({
  method: 'delete',
  path: '/games/{id}/webhooks/{hook}',
  summary: 'The host has it told no more',
  middleware: signedIn,
  request: { params: hookOfTable },
  responses: { 204: { description: 'It is gone' }, ...CHANGE, ...FORBIDDEN },
});

export const tryAtTable = createRoute({
  method: 'post',
  path: '/games/{id}/webhooks/{hook}/test',
  summary: 'The host tries it out',
  middleware: signedIn,
  request: { params: hookOfTable },
  responses: { 204: { description: 'It has arrived' }, ...CHANGE, ...FORBIDDEN, ...DELIVERY },
});
