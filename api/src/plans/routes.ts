import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { NewPlanSchema } from '@slow-train/protocol';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { EDITED, EDITED_BY_BODY, jsonBody, tableAnswer, tableParams } from '../games/contract-parts.ts';
import { tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { OUTDATED } from '../responses.ts';
import { layOut, takePlanBack } from './lay-plan.ts';

const newPlan = createRoute({
  method: 'put',
  path: '/games/{id}/plan',
  summary: 'Lay out what is to be played in my turns to come; nobody else is told',
  middleware: signedIn,
  request: { params: tableParams, body: jsonBody(NewPlanSchema) },
  responses: {
    ...EDITED_BY_BODY,
    200: tableAnswer('The table with my plan; if my turn had come, played'),
    ...OUTDATED,
  },
});

const noPlan = createRoute({
  method: 'delete',
  path: '/games/{id}/plan',
  summary: 'Take my plan back',
  middleware: signedIn,
  request: { params: tableParams },
  responses: { ...EDITED, 200: tableAnswer('The table without my plan') },
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
