import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { GameIdSchema, SeekingSchema, SitDownSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { PRIVATE, tagged } from '../headers.ts';
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
  VacancyList,
} from '../responses.ts';
import { comeBack } from './come-back.ts';
import { seek } from './seek.ts';
import { vacanciesFor } from './vacancies.ts';
import { volunteer } from './volunteer.ts';

const params = z.object({ id: GameIdSchema });
const body = <S extends z.ZodType>(schema: S) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const;
const responses = {
  200: { description: 'The table', content: { 'application/json': { schema: GameAnswer } } },
  ...INVALID,
  ...NOT_SIGNED_IN,
  ...CROSS_ORIGIN,
  ...UNKNOWN,
  ...CONFLICT,
  ...TOO_LARGE,
  ...ALWAYS,
};

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
  request: { params, body: body(SeekingSchema) },
  responses,
});

const sitIn = createRoute({
  method: 'post',
  path: '/games/{id}/vacancy/seat',
  summary: 'Sit in for somebody, at a table that lets volunteers do so',
  middleware: signedIn,
  request: { params, body: body(SitDownSchema) },
  responses,
});

const back = createRoute({
  method: 'post',
  path: '/games/{id}/seat',
  summary: 'Take my seat back from whoever holds it',
  middleware: signedIn,
  request: { params },
  responses: {
    200: responses[200],
    ...INVALID,
    ...NOT_SIGNED_IN,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...ALWAYS,
  },
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
