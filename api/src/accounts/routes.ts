import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { NewNameSchema } from '@slow-train/protocol';
import { onInvalid } from '../on-invalid.ts';
import { ALWAYS, CROSS_ORIGIN, INVALID, Me, NOT_SIGNED_IN, TOO_LARGE } from '../responses.ts';
import { passCookies, session, signedIn, type AppEnv, type SignedIn } from './session.ts';

const NOT_KEPT = { 'cache-control': 'no-store' } as const;

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
  summary: 'Become a guest: the answer sets the session cookie. Who is signed in already stays who they are',
  middleware: session,
  responses: {
    200: { description: 'You', content: { 'application/json': { schema: Me } } },
    ...CROSS_ORIGIN,
    ...ALWAYS,
  },
});

const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  summary: 'End the session; a guest cannot get it back',
  responses: { 204: { description: 'You are signed out' }, ...CROSS_ORIGIN, ...ALWAYS },
});

/**
 * Who I am, and the ways in and out. Of better-auth only these are open: its own router would also take a name of any
 * length, and hand out the session's token where a script can read it.
 */
export const accountRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(readMe, (c) => c.json(meOf(c.get('me')), 200, NOT_KEPT))
  .openapi(nameMe, async (c) => {
    const { name } = c.req.valid('json');
    const { auth } = c.get('services');
    const { headers } = await auth.api.updateUser({ body: { name }, headers: c.req.raw.headers, returnHeaders: true });
    passCookies(c, headers);
    return c.json(meOf({ ...c.get('me'), name }), 200, NOT_KEPT);
  })
  .openapi(signIn, async (c) => {
    const known = c.get('me');
    if (known) return c.json(meOf(known), 200, NOT_KEPT);
    const { auth } = c.get('services');
    const { headers, response } = await auth.api.signInAnonymous({ headers: c.req.raw.headers, returnHeaders: true });
    passCookies(c, headers);
    return c.json(meOf({ account: response.user.id, name: null, isGuest: true }), 200, NOT_KEPT);
  })
  .openapi(signOut, async (c) => {
    const { auth } = c.get('services');
    const { headers } = await auth.api.signOut({ headers: c.req.raw.headers, returnHeaders: true });
    passCookies(c, headers);
    return c.body(null, 204);
  });

function meOf({ account, name, isGuest }: SignedIn) {
  return { id: account, name, isGuest, email: null, passkeys: 0, settings: { theme: 'auto', tiles: 'pips' } } as const;
}
