import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { UndeliveredListSchema } from '@slow-train/protocol';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import type { AppEnv } from '../accounts/session.ts';
import { keyedHash } from '../accounts/keyed-hash.ts';
import { NOT_KEPT } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { NOT_FOUND, ProblemError } from '../problem.ts';
import { ALWAYS, UNKNOWN } from '../responses.ts';
import { tryAgain, undelivered } from './undelivered.ts';

/**
 * Only for whoever runs the server: `Authorization: Bearer` with OPERATOR_TOKEN (RFC 6750). To anybody else, and where
 * no such token is set, there is nothing here.
 */
const operator = createMiddleware<AppEnv>(async (c, next) => {
  const { settings } = c.get('services');
  const [, sent = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  const known = settings.OPERATOR_TOKEN;
  // Hashes are compared: how long that takes says nothing about the token.
  const isOperator = known !== undefined && (await keyedHash(settings, sent)) === (await keyedHash(settings, known));
  if (!isOperator) throw new ProblemError(NOT_FOUND);
  await next();
});

const list = createRoute({
  method: 'get',
  path: '/operator/undelivered',
  summary: 'For whoever runs the server: what could finally not be delivered, newest first',
  middleware: operator,
  responses: {
    200: { description: 'At most 200', content: { 'application/json': { schema: UndeliveredListSchema } } },
    ...UNKNOWN,
    ...ALWAYS,
  },
});

const again = createRoute({
  method: 'post',
  path: '/operator/undelivered/{id}',
  summary: 'For whoever runs the server: try one of them again',
  middleware: operator,
  request: { params: z.object({ id: z.string().min(1).max(300) }) },
  responses: { 204: { description: 'It is due' }, ...UNKNOWN, ...ALWAYS },
});

/** What only whoever runs the server may see. */
export const operatorRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(list, async (c) => c.json({ undelivered: await undelivered(c.get('services')) }, 200, NOT_KEPT))
  .openapi(again, async (c) => {
    if (!(await tryAgain(c.get('services'), c.req.valid('param').id))) throw new ProblemError(NOT_FOUND);
    return c.body(null, 204);
  });
