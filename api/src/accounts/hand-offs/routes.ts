import { createRoute } from '@hono/zod-openapi';
import { AccountPartIdSchema, HandOffProofSchema, HandOffSchema, NewHandOffSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { ProblemError, type Failure } from '../../http/problem.ts';
import {
  ALWAYS,
  CROSS_ORIGIN,
  INVALID,
  AccountView,
  NOT_SIGNED_IN,
  SIGN_IN_FAILED,
  UNKNOWN,
  WOULD_LOSE_GUEST,
} from '../../http/responses.ts';
import { countFromIp, countTry } from '../../session/limits.ts';
import { LONGEST_USER_AGENT } from '../../session/lifecycle.ts';
import { optionalSession, requireSession } from '../../session/session.ts';
import { newRouter } from '../../http/router.ts';
import { openAccount } from '../open-account.ts';
import type { AccountServices } from '../services.ts';
import { accountByHandOff, openHandOff } from './hand-off.ts';
import { handOffStore } from './store.ts';

const NOT_KEPT = { 'cache-control': 'no-store' } as const;
const GONE: Failure = { problem: 'not-found', detail: (say) => say.noCode };

const params = z.object({ id: AccountPartIdSchema });

const show = createRoute({
  method: 'post',
  path: '/me/hand-offs',
  summary:
    'Creates a token for a QR code that signs in another browser as you; shown only in this response, and replaces the previous one',
  middleware: requireSession,
  responses: {
    201: { description: 'The token', content: { 'application/json': { schema: NewHandOffSchema } } },
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...ALWAYS,
  },
});

const read = createRoute({
  method: 'get',
  path: '/me/hand-offs/{id}',
  summary: 'Returns whether the token was used, and by which browser',
  middleware: requireSession,
  request: { params },
  responses: {
    200: { description: 'The status of the token', content: { 'application/json': { schema: HandOffSchema } } },
    ...NOT_SIGNED_IN,
    ...UNKNOWN,
    ...ALWAYS,
  },
});

const revoke = createRoute({
  method: 'delete',
  path: '/me/hand-offs/{id}',
  summary: 'Revokes the token; a browser that has used it stays signed in',
  middleware: requireSession,
  request: { params },
  responses: {
    204: { description: 'The token is revoked' },
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...ALWAYS,
  },
});

const signIn = createRoute({
  method: 'post',
  path: '/auth/sign-in/hand-off',
  summary: 'Signs in with the token from a QR code; the response sets the session cookie',
  middleware: optionalSession,
  request: { body: { required: true, content: { 'application/json': { schema: HandOffProofSchema } } } },
  responses: {
    200: { description: 'Your account', content: { 'application/json': { schema: AccountView } } },
    ...INVALID,
    ...SIGN_IN_FAILED,
    ...CROSS_ORIGIN,
    ...WOULD_LOSE_GUEST,
    ...ALWAYS,
  },
});

/** Signing in another browser with a QR code shown by this one. */
export const handOffRoutes = newRouter<AccountServices>()
  .openapi(show, async (c) => {
    const [services, me] = [c.get('services'), c.get('session')];
    await countTry(services, 'handOffs', me.account);
    return c.json(await openHandOff(services, me), 201, NOT_KEPT);
  })
  .openapi(read, async (c) => {
    const found = await handOffStore(c.get('services').db).find(c.get('session').account, c.req.valid('param').id);
    if (found === undefined) throw new ProblemError(GONE);
    return c.json(found, 200, NOT_KEPT);
  })
  .openapi(revoke, async (c) => {
    const isThere = await handOffStore(c.get('services').db).revoke(c.get('session').account, c.req.valid('param').id);
    if (!isThere) throw new ProblemError(GONE);
    return c.body(null, 204);
  })
  .openapi(signIn, async (c) => {
    const services = c.get('services');
    await countFromIp(c, services, 'signInsFromIp');
    const userAgent = c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? '';
    const me = c.get('session');
    const account = await accountByHandOff(services, me, c.req.valid('json'), userAgent);
    return c.json(await openAccount(c, services, me, { account, method: 'hand-off' }), 200, NOT_KEPT);
  });
