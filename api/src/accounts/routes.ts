import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { NewNameSchema } from '@slow-train/protocol';
import type { Context } from 'hono';
import { answerProblem } from '../on-error.ts';
import { onInvalid } from '../on-invalid.ts';
import { UNAVAILABLE, type Failure } from '../problem.ts';
import { ALWAYS, CROSS_ORIGIN, INVALID, Me, NOT_SIGNED_IN, TOO_LARGE } from '../responses.ts';
import { passCookies, signedIn, type AppEnv, type SignedIn } from './session.ts';

const readMe = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Who I am',
  middleware: signedIn,
  responses: {
    200: { description: 'You', content: { 'application/json': { schema: Me } } },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const nameMe = createRoute({
  method: 'put',
  path: '/me',
  summary: 'Say how you are called; tables where you sit already keep the name you sat down with',
  middleware: signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: NewNameSchema } } } },
  responses: {
    200: { description: 'You', content: { 'application/json': { schema: Me } } },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

const signIn = createRoute({
  method: 'post',
  path: '/auth/sign-in/anonymous',
  summary: 'Become a guest: the answer sets the session cookie',
  responses: { 200: { description: 'You are a guest now' }, ...INVALID, ...CROSS_ORIGIN, ...ALWAYS },
});

const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  summary: 'End the session; a guest cannot get it back',
  responses: { 200: { description: 'You are signed out' }, ...INVALID, ...CROSS_ORIGIN, ...ALWAYS },
});

/** Who I am, and those routes of better-auth that are open: what is not listed here does not exist. */
export const accountRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(readMe, (c) => c.json(meOf(c.get('me')), 200))
  .openapi(nameMe, async (c) => {
    const { name } = c.req.valid('json');
    const { auth } = c.get('services');
    const { headers } = await auth.api.updateUser({ body: { name }, headers: c.req.raw.headers, returnHeaders: true });
    passCookies(c, headers);
    return c.json(meOf({ ...c.get('me'), name }), 200);
  })
  .openapi(signIn, betterAuth)
  .openapi(signOut, betterAuth);

function meOf({ account, name, isGuest }: SignedIn) {
  return { id: account, name, isGuest };
}

/** Hands the request to better-auth; its errors become problem documents like all others. */
async function betterAuth(c: Context<AppEnv>): Promise<Response> {
  const answer = await c.get('services').auth.handler(c.req.raw);
  return answer.ok ? answer : answerProblem(c, failureOf(answer.status));
}

function failureOf(status: number): Failure {
  if (status >= 500) return UNAVAILABLE;
  if (status === 401) return { problem: 'not-signed-in', detail: 'You are not signed in.' };
  if (status === 403)
    return { problem: 'cross-origin', detail: 'This can only be done from the pages of Slow Train itself.' };
  return { problem: 'invalid-request', detail: 'This cannot be done; you may be signed in already.' };
}
