import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { SeekingSchema, SitDownSchema } from '@slow-train/protocol';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { EDITED, EDITED_BY_BODY, jsonBody, tableParams } from '../games/contract-parts.ts';
import { PRIVATE, tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { ALWAYS, NOT_SIGNED_IN, VacancyList } from '../responses.ts';
import { comeBack } from './come-back.ts';
import { seek } from './seek.ts';
import { vacanciesFor } from './vacancies.ts';
import { volunteer } from './volunteer.ts';

const vacancies = createRoute({
  method: 'get',
  path: '/vacancies',
  summary: 'Seats that computer players hold, at tables that would rather have me',
  middleware: signedIn,
  responses: {
    200: { description: 'The seats', content: { 'application/json': { schema: VacancyList } } },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const seeking = createRoute({
  method: 'put',
  path: '/games/{id}/vacancy',
  summary: 'Whether anybody may take the seat that a computer player holds here',
  middleware: signedIn,
  request: { params: tableParams, body: jsonBody(SeekingSchema) },
  responses: EDITED_BY_BODY,
});

const sitIn = createRoute({
  method: 'post',
  path: '/games/{id}/vacancy/seat',
  summary: 'Sit in for somebody, at a table that lets volunteers do so',
  middleware: signedIn,
  request: { params: tableParams, body: jsonBody(SitDownSchema) },
  responses: EDITED_BY_BODY,
});

const back = createRoute({
  method: 'post',
  path: '/games/{id}/seat',
  summary: 'Take my seat back from whoever holds it',
  middleware: signedIn,
  request: { params: tableParams },
  responses: EDITED,
});

/** Seats that are held for somebody: who sits in, and how their owners come back. */
export const substituteRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(vacancies, async (c) => c.json(await vacanciesFor(c.get('services'), c.get('me')), 200, PRIVATE))
  .openapi(seeking, async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') };
    const answer = orThrow(await seek(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(sitIn, async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') };
    const answer = orThrow(await volunteer(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(back, async (c) => {
    const answer = orThrow(await comeBack(c.get('services'), c.get('me'), c.req.valid('param').id));
    return c.json(answer, 200, tagged(answer));
  });
