import { AccountPartIdSchema, HandOffProofSchema, HandOffSchema, NewHandOffSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { ProblemError, type Failure } from '../../http/problem.ts';
import { AccountBody } from '../../http/responses.ts';
import { LONGEST_USER_AGENT } from '../../session/lifecycle.ts';
import { newRouter } from '../../http/router.ts';
import { openAccount } from '../open-account.ts';
import type { AccountServices } from '../services.ts';
import { accountByHandOff, openHandOff } from './hand-off.ts';
import * as handOffStore from './store.ts';
import { defineRoute, json, jsonBody } from '../../session/define-route.ts';

const NOT_KEPT = { 'cache-control': 'no-store' } as const;
const GONE: Failure = { problem: 'not-found', detail: (say) => say.noCode };

const params = z.object({ id: AccountPartIdSchema });

const show = defineRoute({
  method: 'post',
  path: '/api/me/hand-offs',
  summary: prose(
    'Creates a token for a QR code that signs in another browser as you; shown only in this response, and replaces the previous one',
  ),
  callers: 'account',
  answers: { 201: json('The token', NewHandOffSchema) },
  limits: ['handOffs'],
});

const read = defineRoute({
  method: 'get',
  path: '/api/me/hand-offs/{id}',
  summary: prose('Returns whether the token was used, and by which browser'),
  callers: 'owner',
  request: { params },
  answers: { 200: json('The status of the token', HandOffSchema) },
});

const revoke = defineRoute({
  method: 'delete',
  path: '/api/me/hand-offs/{id}',
  summary: prose('Revokes the token; a browser that has used it stays signed in'),
  callers: 'owner',
  request: { params },
  answers: { 204: { description: 'The token is revoked' } },
});

const signIn = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/hand-off',
  summary: prose('Signs in with the token from a QR code; the response sets the session cookie'),
  callers: 'visitor',
  note: 'by a QR code; a guest with seats has to confirm',
  request: { body: jsonBody(HandOffProofSchema) },
  answers: { 200: json('Your account', AccountBody) },
  refuses: ['sign-in-failed', 'would-lose-guest'],
  limits: ['signInsFromIp'],
});

/** Signing in another browser with a QR code shown by this one. */
export const handOffRoutes = newRouter<AccountServices>()
  .openapi(show, async (c) => {
    const [services, me] = [c.get('services'), c.get('session')];
    return c.json(await openHandOff(services, me), 201, NOT_KEPT);
  })
  .openapi(read, async (c) => {
    const found = await handOffStore.find(c.get('services').db, c.get('session').account, c.req.valid('param').id);
    if (found === undefined) throw new ProblemError(GONE);
    return c.json(found, 200, NOT_KEPT);
  })
  .openapi(revoke, async (c) => {
    const isThere = await handOffStore.revoke(c.get('services').db, c.get('session').account, c.req.valid('param').id);
    if (!isThere) throw new ProblemError(GONE);
    return c.body(null, 204);
  })
  .openapi(signIn, async (c) => {
    const services = c.get('services');
    const userAgent = c.req.header('user-agent')?.slice(0, LONGEST_USER_AGENT) ?? '';
    const me = c.get('session');
    const account = await accountByHandOff(services, me, c.req.valid('json'), userAgent);
    return c.json(await openAccount(c, services, me, { account, method: 'hand-off' }), 200, NOT_KEPT);
  });
