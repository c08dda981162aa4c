import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { GameIdSchema, NewPlanSchema } from '@slow-train/protocol';
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
  OUTDATED,
  TOO_LARGE,
  UNKNOWN,
} from '../responses.ts';
import { layOut, takePlanBack } from './lay-plan.ts';

const params = z.object({ id: GameIdSchema });
const table = (description: string) => ({ description, content: { 'application/json': { schema: GameAnswer } } });

const newPlan = createRoute({
  method: 'put',
  path: '/games/{id}/plan',
  summary: 'Lay out what is to be played in my turns to come; nobody else is told',
  middleware: signedIn,
  request: { params, body: { required: true, content: { 'application/json': { schema: NewPlanSchema } } } },
  responses: {
    200: table('The table with my plan; if my turn had come, played'),
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...OUTDATED,
    ...TOO_LARGE,
    ...ALWAYS,
  },
});

const noPlan = createRoute({
  method: 'delete',
  path: '/games/{id}/plan',
  summary: 'Take my plan back',
  middleware: signedIn,
  request: { params },
  responses: {
    200: table('The table without my plan'),
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...ALWAYS,
  },
});

/** Plans: one's own, at one table. */
export const planRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(newPlan, async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') };
    const answer = orThrow(await layOut(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(noPlan, async (c) => {
    const answer = orThrow(await takePlanBack(c.get('services'), c.get('me'), c.req.valid('param').id));
    return c.json(answer, 200, tagged(answer));
  });
