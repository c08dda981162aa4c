import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { AccountPartIdSchema, NewPushSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { countTries } from '../../accounts/limits.ts';
import { signedIn, type AppEnv } from '../../accounts/session.ts';
import { NOT_KEPT } from '../../headers.ts';
import { onInvalid } from '../../on-invalid.ts';
import { ProblemError } from '../../problem.ts';
import { ALWAYS, CROSS_ORIGIN, INVALID, NOT_SIGNED_IN, TOO_LARGE, UNKNOWN } from '../../responses.ts';
import { NO_BROWSER } from '../missing.ts';
import { subscriptionStore } from './store.ts';
import { subscribe } from './subscribe.ts';

const Kept = z.object({ id: AccountPartIdSchema });

const addPush = createRoute({
  method: 'post',
  path: '/me/push',
  summary: 'Send pushes to this browser, as long as it is signed in; what it gave before is replaced',
  middleware: signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: NewPushSchema } } } },
  responses: {
    201: { description: 'They are sent', content: { 'application/json': { schema: Kept } } },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

const removePush = createRoute({
  method: 'delete',
  path: '/me/push/{id}',
  summary: 'Send no more pushes to one of my browsers',
  middleware: signedIn,
  request: { params: z.object({ id: AccountPartIdSchema }) },
  responses: { 204: { description: 'None are sent' }, ...NOT_SIGNED_IN, ...CROSS_ORIGIN, ...UNKNOWN, ...ALWAYS },
});

/** The browsers that get pushes. */
export const subscriptionRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(addPush, async (c) => {
    const [services, me] = [c.get('services'), c.get('me')];
    await countTries(services, { subscriptions: me.account });
    return c.json({ id: await subscribe(services, me, c.req.valid('json')) }, 201, NOT_KEPT);
  })
  .openapi(removePush, async (c) => {
    const isThere = await subscriptionStore(c.get('services').db).remove(c.get('me').account, c.req.valid('param').id);
    if (!isThere) throw new ProblemError(NO_BROWSER);
    return c.body(null, 204);
  });
