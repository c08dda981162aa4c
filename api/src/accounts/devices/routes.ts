import { createRoute } from '@hono/zod-openapi';
import { AccountPartIdSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { NOT_KEPT } from '../../http/headers.ts';
import { ProblemError, type Failure } from '../../http/problem.ts';
import { ALWAYS, CROSS_ORIGIN, DeviceList, NOT_SIGNED_IN, UNKNOWN } from '../../http/responses.ts';
import { requireSession } from '../../session/session.ts';
import { newRouter } from '../../http/router.ts';
import type { AccountServices } from '../services.ts';
import { clearToken } from '../../session/cookie.ts';
import { devicesOf, revoke, revokeOthers } from './store.ts';

const NO_DEVICE: Failure = {
  problem: 'not-found',
  detail: (say) => say.noDevice,
};

const listDevices = createRoute({
  method: 'get',
  path: '/me/devices',
  summary: 'Lists the browsers signed in to your account, with the hour each was last used',
  middleware: requireSession,
  responses: {
    200: { description: 'The browsers, this one first', content: { 'application/json': { schema: DeviceList } } },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const revokeDevice = createRoute({
  method: 'delete',
  path: '/me/devices/{id}',
  summary: 'Signs out one browser, from its next request on',
  middleware: requireSession,
  request: { params: z.object({ id: AccountPartIdSchema }) },
  responses: {
    204: { description: 'The browser is signed out' },
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...ALWAYS,
  },
});

const revokeAll = createRoute({
  method: 'delete',
  path: '/me/devices',
  summary: 'Signs out all browsers but this one',
  middleware: requireSession,
  responses: {
    204: { description: 'The other browsers are signed out' },
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...ALWAYS,
  },
});

/** The browsers signed in to an account. */
export const deviceRoutes = newRouter<AccountServices>()
  .openapi(listDevices, async (c) => {
    const devices = await devicesOf(c.get('services'), c.get('session'));
    return c.json({ devices }, 200, NOT_KEPT);
  })
  .openapi(revokeDevice, async (c) => {
    const { id } = c.req.valid('param');
    if (!(await revoke(c.get('services'), c.get('session'), id))) throw new ProblemError(NO_DEVICE);
    if (id === c.get('session').id) clearToken(c, c.get('services').settings);
    return c.body(null, 204);
  })
  .openapi(revokeAll, async (c) => {
    await revokeOthers(c.get('services'), c.get('session'));
    return c.body(null, 204);
  });
