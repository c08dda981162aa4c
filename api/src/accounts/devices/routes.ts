import { AccountPartIdSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { NOT_KEPT } from '../../http/headers.ts';
import { ProblemError, type Failure } from '../../http/problem.ts';
import { DeviceListBody } from '../../http/responses.ts';
import { newRouter } from '../../http/router.ts';
import type { AccountServices } from '../services.ts';
import { clearToken } from '../../session/cookie.ts';
import { devicesOf, revoke, revokeOthers } from './store.ts';
import { defineRoute, json } from '../../session/define-route.ts';

const NO_DEVICE: Failure = {
  problem: 'not-found',
  detail: (say) => say.noDevice,
};

const listDevices = defineRoute({
  method: 'get',
  path: '/api/me/devices',
  summary: prose('Lists the browsers signed in to your account, with the hour each was last used'),
  callers: 'account',
  answers: { 200: json('The browsers, this one first', DeviceListBody) },
});

const revokeDevice = defineRoute({
  method: 'delete',
  path: '/api/me/devices/{id}',
  summary: prose('Signs out one browser, from its next request on'),
  callers: 'owner',
  request: { params: z.object({ id: AccountPartIdSchema }) },
  answers: { 204: { description: 'The browser is signed out' } },
});

const revokeAll = defineRoute({
  method: 'delete',
  path: '/api/me/devices',
  summary: prose('Signs out all browsers but this one'),
  callers: 'account',
  answers: { 204: { description: 'The other browsers are signed out' } },
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
