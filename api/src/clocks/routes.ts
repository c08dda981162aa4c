import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { VacationSchema } from '@slow-train/protocol';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { EDITED, EDITED_BY_BODY, jsonBody, tableParams } from '../games/contract-parts.ts';
import { tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { comeHome, goOnVacation } from './vacation.ts';

const newVacation = createRoute({
  method: 'put',
  path: '/games/{id}/vacation',
  summary: 'My clock stands still on these days; everybody at the table sees it',
  middleware: signedIn,
  request: { params: tableParams, body: jsonBody(VacationSchema) },
  responses: EDITED_BY_BODY,
});

const noVacation = createRoute({
  method: 'delete',
  path: '/games/{id}/vacation',
  summary: 'Take my holiday back, or come home from it',
  middleware: signedIn,
  request: { params: tableParams },
  responses: EDITED,
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
