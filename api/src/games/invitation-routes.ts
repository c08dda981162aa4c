import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { InvitationSchema, SitDownSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { session, signedIn, type AppEnv } from '../accounts/session.ts';
import { tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  GameAnswer,
  INVALID,
  InvitationView,
  NOT_SIGNED_IN,
  TOO_LARGE,
  UNKNOWN,
} from '../responses.ts';
import { invited } from './invited.ts';
import { join } from './join.ts';

const params = z.object({ code: InvitationSchema });

const readInvitation = createRoute({
  method: 'get',
  path: '/invitations/{code}',
  summary: 'The table an invitation leads to; needs no session',
  middleware: session,
  request: { params },
  responses: {
    200: { description: 'The table', content: { 'application/json': { schema: InvitationView } } },
    ...UNKNOWN,
    ...ALWAYS,
  },
});

const takeSeat = createRoute({
  method: 'post',
  path: '/invitations/{code}/seat',
  summary: 'Sit down; who sits there already just gets the table',
  middleware: signedIn,
  request: { params, body: { required: true, content: { 'application/json': { schema: SitDownSchema } } } },
  responses: {
    200: { description: 'The table', content: { 'application/json': { schema: GameAnswer } } },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

/** What the holder of an invitation can do. */
export const invitationRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(readInvitation, async (c) => {
    const account = c.get('me')?.account ?? null;
    const view = orThrow(await invited(c.get('services'), c.req.valid('param').code, account));
    return c.json(view, 200, { 'cache-control': 'no-store' });
  })
  .openapi(takeSeat, async (c) => {
    const answer = orThrow(await join(c.get('services'), c.get('me'), c.req.valid('param').code, c.req.valid('json')));
    return c.json(answer, 200, tagged(answer));
  });
