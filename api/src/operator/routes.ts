import { createRoute } from '@hono/zod-openapi';
import { UndeliveredListSchema } from '@slow-train/protocol';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { newRouter, type AppEnv } from '../http/router.ts';
import { keyedHash } from '../platform/keyed-hash.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, ProblemError } from '../http/problem.ts';
import { ALWAYS, UNKNOWN } from '../http/responses.ts';
import { listUndelivered, retryUndelivered } from './undelivered.ts';

/** Requires `Authorization: Bearer` with OPERATOR_TOKEN (RFC 6750). Answers `not-found` without it, or if none is set. */
const requireOperator = createMiddleware<AppEnv>(async (c, next) => {
  const { settings } = c.get('services');
  const [, sent = ''] = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  const known = settings.OPERATOR_TOKEN;
  // Comparing hashes takes the same time for any wrong token.
  const isOperator = known !== undefined && (await keyedHash(settings, sent)) === (await keyedHash(settings, known));
  if (!isOperator) throw new ProblemError(NOT_FOUND);
  await next();
});

const list = createRoute({
  method: 'get',
  path: '/operator/undelivered',
  summary: 'Lists the messages that could not be delivered, newest first; for the operator',
  middleware: requireOperator,
  responses: {
    200: {
      description: 'The messages, at most 200',
      content: { 'application/json': { schema: UndeliveredListSchema } },
    },
    ...UNKNOWN,
    ...ALWAYS,
  },
});

const retry = createRoute({
  method: 'post',
  path: '/operator/undelivered/{id}',
  summary: 'Sends such a message again; for the operator',
  middleware: requireOperator,
  request: { params: z.object({ id: z.string().min(1).max(300) }) },
  responses: { 204: { description: 'Due now' }, ...UNKNOWN, ...ALWAYS },
});

/** What only the operator may see. */
export const operatorRoutes = newRouter()
  .openapi(list, async (c) => c.json({ undelivered: await listUndelivered(c.get('services')) }, 200, NOT_KEPT))
  .openapi(retry, async (c) => {
    if (!(await retryUndelivered(c.get('services'), c.req.valid('param').id))) throw new ProblemError(NOT_FOUND);
    return c.body(null, 204);
  });
