import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { CompanionListSchema, GameIdSchema, NewInvitationSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { countTries } from '../accounts/limits.ts';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { NOT_KEPT } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, INVALID, NOT_SIGNED_IN, TOO_LARGE, UNKNOWN } from '../responses.ts';
import { companionsOf } from './companions.ts';
import { invite } from './invite.ts';

const listCompanions = createRoute({
  method: 'get',
  path: '/me/companions',
  summary: 'The people I have shared a table with, by that table and their seat there; whom I met last first',
  middleware: signedIn,
  responses: {
    200: { description: 'They', content: { 'application/json': { schema: CompanionListSchema } } },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const askCompanion = createRoute({
  method: 'post',
  path: '/games/{id}/invitations',
  summary: 'Ask a companion to sit down at this table; who does not want to be told of that is not',
  middleware: signedIn,
  request: {
    params: z.object({ id: GameIdSchema }),
    body: { required: true, content: { 'application/json': { schema: NewInvitationSchema } } },
  },
  responses: {
    202: { description: 'They are told, if they want to be; once for each table' },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

/** The people one has played with, and asking them again. */
export const companionRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(listCompanions, async (c) => {
    const companions = await companionsOf(c.get('services').db, c.get('me').account);
    return c.json({ companions }, 200, NOT_KEPT);
  })
  .openapi(askCompanion, async (c) => {
    const [services, me] = [c.get('services'), c.get('me')];
    await countTries(services, { invitations: me.account });
    orThrow(await invite(services, me, { ...c.req.valid('param'), ...c.req.valid('json') }));
    return c.body(null, 202);
  });
