import { NewNameSchema, DisplaySettingsSchema, PresenceSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { languageOf } from '../http/language.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { ProblemError } from '../http/problem.ts';
import { AccountBody } from '../http/responses.ts';
import { endSession, renewSession } from '../session/lifecycle.ts';
import { chooseName } from './choose-name.ts';
import { newGuest } from './guest.ts';
import type { AccountId } from '../game/seats.ts';
import { countFromIp } from '../session/limits.ts';
import { meFrom, meOf } from '../session/profile.ts';
import { NOT_SIGNED_IN as SIGNED_OUT } from '../session/session.ts';
import { newRouter } from '../http/router.ts';
import type { AccountServices } from './services.ts';
import { updateAccount, type AccountChange } from './store.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const you = { 200: json('Your account', AccountBody) };

/** RFC 7240 section 4.4. */
const LENIENT = 'handling=lenient';

const readMe = defineRoute({
  method: 'get',
  path: '/api/me',
  summary: prose('Returns your account; renews the session'),
  callers: 'visitor',
  request: {
    headers: z.object({
      prefer: z
        .string()
        .max(100)
        .optional()
        .describe(prose('the value `handling=lenient` asks for 204 instead of 401 if nobody is signed in')),
    }),
  },
  answers: { ...you, 204: { description: 'Nobody is signed in; this answer only follows `Prefer: handling=lenient`' } },
  refuses: ['not-signed-in'],
});

const nameMe = defineRoute({
  method: 'put',
  path: '/api/me',
  summary: prose(
    'Sets your name; games you have already joined keep the name you joined with. Somebody who is muted and has no name yet gets a neutral one',
  ),
  callers: 'account',
  request: { body: jsonBody(NewNameSchema) },
  answers: you,
  refuses: ['name-taken', 'muted', 'suspended'],
});

const changeSettings = defineRoute({
  method: 'put',
  path: '/api/me/settings',
  summary: prose('Replaces your display settings, for all your devices; omitted members get their defaults'),
  callers: 'account',
  request: { body: jsonBody(DisplaySettingsSchema) },
  answers: you,
});

const changePresence = defineRoute({
  method: 'put',
  path: '/api/me/presence',
  summary: prose('Sets whether the people of a game see that you are looking at it, on any of your devices'),
  callers: 'account',
  request: { body: jsonBody(PresenceSchema) },
  answers: you,
});

const signIn = defineRoute({
  method: 'post',
  path: '/api/auth/sign-in/anonymous',
  summary: prose(
    'Creates a guest account; the response sets the session cookie. If you are already signed in, nothing changes',
  ),
  callers: 'visitor',
  answers: you,
});

const signOut = defineRoute({
  method: 'post',
  path: '/api/auth/sign-out',
  summary: prose('Ends the session; a guest account cannot be recovered'),
  callers: 'anybody',
  answers: { 204: { description: 'You are signed out' } },
});

/** Changes an account. @returns it afterwards @throws ProblemError `not-signed-in` if it was deleted */
async function changeAccount(
  { db }: Pick<AccountServices, 'db'>,
  account: AccountId,
  change: AccountChange,
): Promise<z.output<typeof AccountBody>> {
  const row = await updateAccount(db, account, change);
  if (row === undefined) throw new ProblemError(SIGNED_OUT);
  return meFrom(row);
}

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
    const session = c.get('session');
    const change = { name: chooseName(c.get('services'), session, c.req.valid('json').name, languageOf(c)) };
    const me = await changeAccount(c.get('services'), session.account, change);
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
