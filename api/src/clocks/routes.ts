import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { GameIdSchema, VacationSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  GameAnswer,
  INVALID,
  NOT_SIGNED_IN,
  TOO_LARGE,
  UNKNOWN,
} from '../responses.ts';
import { comeHome, goOnVacation } from './vacation.ts';

const params = z.object({ id: GameIdSchema });
const responses = {
  200: { description: 'The table', content: { 'application/json': { schema: GameAnswer } } },
  ...INVALID,
  ...NOT_SIGNED_IN,
  ...CROSS_ORIGIN,
  ...UNKNOWN,
  ...CONFLICT,
  ...ALWAYS,
};

const newVacation = createRoute({
  method: 'put',
  path: '/games/{id}/vacation',
  summary: 'My clock stands still on these days; everybody at the table sees it',
  middleware: signedIn,
  request: { params, body: { required: true, content: { 'application/json': { schema: VacationSchema } } } },
  responses: { ...responses, ...TOO_LARGE },
});

const noVacation = createRoute({
  method: 'delete',
  path: '/games/{id}/vacation',
  summary: 'Take my holiday back, or come home from it',
  middleware: signedIn,
  request: { params },
  responses,
});

/** Holidays from the clock of a table. */
export const clockRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(newVacation, async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') };
    const answer = orThrow(await goOnVacation(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(noVacation, async (c) => {
    const answer = orThrow(await comeHome(c.get('services'), c.get('me'), c.req.valid('param').id));
    return c.json(answer, 200, tagged(answer));
  });
