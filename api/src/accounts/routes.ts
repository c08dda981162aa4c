import { createRoute } from '@hono/zod-openapi';
import { NewNameSchema, DisplaySettingsSchema } from '@slow-train/protocol';
import { NOT_KEPT } from '../http/headers.ts';
import { ALWAYS, CROSS_ORIGIN, INVALID, AccountView, NOT_SIGNED_IN, TOO_LARGE } from '../http/responses.ts';
import { changeAccount } from './change-account.ts';
import { endSession, renewSession } from '../session/lifecycle.ts';
import { newGuest } from './guest.ts';
import { countFromIp } from '../session/limits.ts';
import { meOf } from '../session/profile.ts';
import { optionalSession, requireSession } from '../session/session.ts';
import { newRouter } from '../http/router.ts';
import type { AccountServices } from './services.ts';

const you = { 200: { description: 'You', content: { 'application/json': { schema: AccountView } } } };
const CHANGE = { ...INVALID, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...TOO_LARGE, ...ALWAYS };

const readMe = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Who I am; renews the session',
  middleware: requireSession,
  responses: { ...you, ...NOT_SIGNED_IN, ...ALWAYS },
});

const nameMe = createRoute({
  method: 'put',
  path: '/me',
  summary: 'Say how you are called; tables where you sit already keep the name you sat down with',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: NewNameSchema } } } },
  responses: { ...you, ...CHANGE },
});

const changeSettings = createRoute({
  method: 'put',
  path: '/me/settings',
  summary: 'How pages look, on all my devices; what is left out is as usual',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: DisplaySettingsSchema } } } },
  responses: { ...you, ...CHANGE },
});

const signIn = createRoute({
  method: 'post',
  path: '/auth/sign-in/anonymous',
  summary: 'Become a guest: the answer sets the session cookie. Who is signed in already stays who they are',
  middleware: optionalSession,
  responses: { ...you, ...CROSS_ORIGIN, ...ALWAYS },
});

const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  summary: 'End the session; a guest cannot get it back',
  responses: { 204: { description: 'You are signed out' }, ...CROSS_ORIGIN, ...ALWAYS },
});

/** Reading and changing one's account, becoming a guest, and signing out. */
export const accountRoutes = newRouter<AccountServices>()
  .openapi(readMe, async (c) => {
    await renewSession(c, c.get('services'), c.get('session'));
    return c.json(meOf(c.get('session')), 200, NOT_KEPT);
  })
  .openapi(nameMe, async (c) => {
    const me = await changeAccount(c.get('services'), c.get('session').account, c.req.valid('json'));
    return c.json(me, 200, NOT_KEPT);
  })
  .openapi(changeSettings, async (c) => {
    const me = await changeAccount(c.get('services'), c.get('session').account, { settings: c.req.valid('json') });
    return c.json(me, 200, NOT_KEPT);
  })
  .openapi(signIn, async (c) => {
    const [services, known] = [c.get('services'), c.get('session')];
    if (known) return c.json(meOf(known), 200, NOT_KEPT);
    await countFromIp(c, services, 'guestsFromIp');
    return c.json(await newGuest(c, services), 200, NOT_KEPT);
  })
  .openapi(signOut, async (c) => {
    await endSession(c, c.get('services'));
    return c.body(null, 204);
  });
