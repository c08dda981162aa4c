import { createRoute } from '@hono/zod-openapi';
import { AccountPartIdSchema, AppealSchema, SanctionListSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { ProblemError, type Failure } from '../http/problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, INVALID, NOT_SIGNED_IN, UNKNOWN } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { requireSession } from '../session/session.ts';
import type { AccountServices } from '../accounts/services.ts';
import { sanctionStore } from './appeal-store.ts';

const NONE: Failure = { problem: 'not-found', detail: (say) => say.noSanction };
const APPEALED: Failure = { problem: 'conflict', detail: (say) => say.appealedAlready };

const list = createRoute({
  method: 'get',
  path: '/me/sanctions',
  summary:
    'Lists the sanctions that the operator has imposed on you: why, until when, and the result of your appeal; latest first',
  middleware: requireSession,
  responses: {
    200: { description: 'The sanctions', content: { 'application/json': { schema: SanctionListSchema } } },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const appeal = createRoute({
  method: 'put',
  path: '/me/sanctions/{id}/appeal',
  summary: 'Appeals against a sanction in force, once; the operator reads it and decides',
  middleware: requireSession,
  request: {
    params: z.object({ id: AccountPartIdSchema }),
    body: { required: true, content: { 'application/json': { schema: AppealSchema } } },
  },
  responses: {
    204: { description: 'The appeal is sent' },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...ALWAYS,
  },
});

/** What the operator has imposed on one’s own account. */
export const sanctionRoutes = newRouter<AccountServices>()
  .openapi(list, async (c) => {
    const sanctions = await sanctionStore(c.get('services').db).list(c.get('session').account);
    return c.json({ sanctions }, 200, NOT_KEPT);
  })
  .openapi(appeal, async (c) => {
    const { db, now } = c.get('services');
    const { text } = c.req.valid('json');
    const done = await sanctionStore(db).appeal(c.get('session').account, c.req.valid('param').id, text, now());
    if (done !== 'written') throw new ProblemError(done === 'none' ? NONE : APPEALED);
    return c.body(null, 204);
  });
