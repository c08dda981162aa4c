import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { DeskChangeSchema, GameIdSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { PRIVATE } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, Desk, INVALID, NOT_SIGNED_IN, TOO_LARGE, UNKNOWN } from '../responses.ts';
import { changeDesk } from './change-desk.ts';

const patchDesk = createRoute({
  method: 'patch',
  path: '/games/{id}/desk',
  summary: 'What I keep at this table for my own eyes: order of my hand, a train laid out, notes, how far I have read',
  middleware: signedIn,
  request: {
    params: z.object({ id: GameIdSchema }),
    body: { required: true, content: { 'application/json': { schema: DeskChangeSchema } } },
  },
  responses: {
    200: { description: 'All of it, as it is now', content: { 'application/json': { schema: Desk } } },
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

/** A player's own desk at a table. */
export const deskRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid }).openapi(patchDesk, async (c) => {
  const wanted = { id: c.req.valid('param').id, change: c.req.valid('json') };
  return c.json(orThrow(await changeDesk(c.get('services'), c.get('me'), wanted)), 200, PRIVATE);
});
