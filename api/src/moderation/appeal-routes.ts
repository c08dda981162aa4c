import { AccountPartIdSchema, AppealSchema, SanctionListSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { ProblemError, type Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import type { AccountServices } from '../accounts/services.ts';
import * as sanctionStore from './appeal-store.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const NONE: Failure = { problem: 'not-found', detail: (say) => say.noSanction };
const APPEALED: Failure = { problem: 'conflict', detail: (say) => say.appealedAlready };

const list = defineRoute({
  method: 'get',
  path: '/api/me/sanctions',
  summary: prose(
    'Lists the sanctions that the operator has imposed on you: why, until when, and the result of your appeal; latest first',
  ),
  callers: 'account',
  note: 'sanctions imposed on them',
  answers: { 200: json('The sanctions', SanctionListSchema) },
});

const appeal = defineRoute({
  method: 'put',
  path: '/api/me/sanctions/{id}/appeal',
  summary: prose('Appeals against a sanction in force, once; the operator reads it and decides'),
  callers: 'owner',
  request: {
    params: z.object({ id: AccountPartIdSchema }),
    body: jsonBody(AppealSchema),
  },
  answers: { 204: { description: 'The appeal is sent' } },
  refuses: ['conflict'],
});

/** What the operator has imposed on one’s own account. */
export const sanctionRoutes = newRouter<AccountServices>()
  .openapi(list, async (c) => {
    const sanctions = await sanctionStore.list(c.get('services').db, c.get('session').account);
    return c.json({ sanctions }, 200, NOT_KEPT);
  })
  .openapi(appeal, async (c) => {
    const { db, now } = c.get('services');
    const { text } = c.req.valid('json');
    const done = await sanctionStore.appeal(db, c.get('session').account, c.req.valid('param').id, text, now());
    if (done !== 'written') throw new ProblemError(done === 'none' ? NONE : APPEALED);
    return c.body(null, 204);
  });
