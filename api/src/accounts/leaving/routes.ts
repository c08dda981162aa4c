import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { FarewellSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { onInvalid } from '../../on-invalid.ts';
import { orThrow, ProblemError } from '../../problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, INVALID, NOT_SIGNED_IN, TOO_LARGE } from '../../responses.ts';
import { NOT_SIGNED_IN as GONE } from '../failure.ts';
import { endSession } from '../end-session.ts';
import { signedIn, type AppEnv } from '../session.ts';
import { farewell } from './farewell.ts';
import { takeaway } from './takeaway.ts';

const exportMe = createRoute({
  method: 'get',
  path: '/me/export',
  summary: 'Everything that is kept about me, to take along',
  middleware: signedIn,
  responses: {
    200: {
      description: 'A file for you alone: your notes and your hands are in it',
      content: { 'application/json': { schema: z.looseObject({ format: z.literal('slow-train-account') }) } },
    },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const deleteMe = createRoute({
  method: 'delete',
  path: '/me',
  summary: 'Delete my account for good: computer players go on in my seats, and finished tables lose my name',
  middleware: signedIn,
  request: { body: { required: true, content: { 'application/json': { schema: FarewellSchema } } } },
  responses: {
    204: { description: 'You are forgotten' },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...CONFLICT,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

/** Taking everything along, and going for good. */
export const leavingRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(exportMe, async (c) => {
    const file = await takeaway(c.get('services'), c.get('me').account);
    if (file === null) throw new ProblemError(GONE);
    return c.json(file, 200, {
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="slow-train.json"',
    });
  })
  .openapi(deleteMe, async (c) => {
    orThrow(await farewell(c.get('services'), c.get('me')));
    // The row went with the account; this takes the cookie out of the browser.
    await endSession(c, c.get('services'));
    return c.body(null, 204);
  });
