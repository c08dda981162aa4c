import { createRoute } from '@hono/zod-openapi';
import { NewNameSchema, DisplaySettingsSchema, PresenceSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { languageOf } from '../http/language.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { ProblemError } from '../http/problem.ts';
import { ALWAYS, CROSS_ORIGIN, INVALID, AccountView, NOT_SIGNED_IN } from '../http/responses.ts';
import { changeAccount } from './change-account.ts';
import { endSession, renewSession } from '../session/lifecycle.ts';
import { newGuest } from './guest.ts';
import { countFromIp } from '../session/limits.ts';
import { meOf } from '../session/profile.ts';
import { NOT_SIGNED_IN as SIGNED_OUT, optionalSession, requireSession } from '../session/session.ts';
import { newRouter } from '../http/router.ts';
import type { AccountServices } from './services.ts';

const you = { 200: { description: 'Your account', content: { 'application/json': { schema: AccountView } } } };
const CHANGE = { ...INVALID, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...ALWAYS };

/** RFC 7240 section 4.4. */
const LENIENT = 'handling=lenient';

const readMe = createRoute({
  method: 'get',
  path: '/me',
  summary: 'Returns your account; renews the session',
  middleware: optionalSession,
  request: {
    headers: z.object({
      prefer: z
        .string()
        .max(100)
        .optional()
        .describe('the value `handling=lenient` asks for 204 instead of 401 if nobody is signed in'),
    }),
  },
  responses: {
    ...you,
    204: { description: 'Nobody is signed in; this answer only follows `Prefer: handling=lenient`' },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const nameMe = createRoute({
  method: 'put',
  path: '/me',
  summary: 'Sets your name; games you have already joined keep the name you joined with',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: NewNameSchema } } } },
  responses: { ...you, ...CHANGE },
});

const changeSettings = createRoute({
  method: 'put',
  path: '/me/settings',
  summary: 'Replaces your display settings, for all your devices; omitted members get their defaults',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: DisplaySettingsSchema } } } },
  responses: { ...you, ...CHANGE },
});

const changePresence = createRoute({
  method: 'put',
  path: '/me/presence',
  summary: 'Sets whether the people of a game see that you are looking at it, on any of your devices',
  middleware: requireSession,
  request: { body: { required: true, content: { 'application/json': { schema: PresenceSchema } } } },
  responses: { ...you, ...CHANGE },
});

const signIn = createRoute({
  method: 'post',
  path: '/auth/sign-in/anonymous',
  summary:
    'Creates a guest account; the response sets the session cookie. If you are already signed in, nothing changes',
  middleware: optionalSession,
  responses: { ...you, ...CROSS_ORIGIN, ...ALWAYS },
});

const signOut = createRoute({
  method: 'post',
  path: '/auth/sign-out',
  summary: 'Ends the session; a guest account cannot be recovered',
  responses: { 204: { description: 'You are signed out' }, ...CROSS_ORIGIN, ...ALWAYS },
});

/** Reading and changing one's account, becoming a guest, and signing out. */
export const accountRoutes = newRouter<AccountServices>()
  .openapi(readMe, async (c) => {
    const session = c.get('session');
    if (session === null) {
      // Browsers log every 401 as an error, and a visitor has made none.
      if (c.req.valid('header').prefer === LENIENT) return c.body(null, 204, NOT_KEPT);
      throw new ProblemError(SIGNED_OUT);
    }
    await renewSession(c, c.get('services'), session);
    return c.json(meOf(session), 200, NOT_KEPT);
  })
  .openapi(nameMe, async (c) => {
    const me = await changeAccount(c.get('services'), c.get('session').account, c.req.valid('json'));
    return c.json(me, 200, NOT_KEPT);
  })
  .openapi(changeSettings, async (c) => {
    const me = await changeAccount(c.get('services'), c.get('session').account, {
      settings: { ...c.req.valid('json'), spoken: languageOf(c) },
    });
    return c.json(me, 200, NOT_KEPT);
  })
  .openapi(changePresence, async (c) => {
    const { shown: showsPresence } = c.req.valid('json');
    return c.json(await changeAccount(c.get('services'), c.get('session').account, { showsPresence }), 200, NOT_KEPT);
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
