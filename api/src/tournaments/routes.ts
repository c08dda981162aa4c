import { createRoute } from '@hono/zod-openapi';
import {
  NewTournamentSchema,
  TournamentChangeSchema,
  TournamentIdSchema,
  TournamentListSchema,
  TournamentSchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import { jsonBody, USUAL } from '../games/contract.ts';
import type { GameServices } from '../games/services.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  FORBIDDEN,
  INVALID,
  NOT_SIGNED_IN,
  SUSPENDED,
  UNKNOWN,
} from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { countTry } from '../session/limits.ts';
import { optionalSession, requireSession } from '../session/session.ts';
import { leave } from './departure.ts';
import {
  beginNow,
  cancelTournament,
  changeTournament,
  createTournament,
  enter,
  listTournaments,
  readTournament,
  remove,
} from './use-cases.ts';

const Tournament = TournamentSchema.meta({ id: 'Tournament' });
const params = z.object({ id: TournamentIdSchema });
const response = (description: string) => ({ description, content: { 'application/json': { schema: Tournament } } });
const CHANGED = { 200: response('The tournament afterwards'), ...USUAL, ...UNKNOWN, ...CONFLICT };

const list = createRoute({
  method: 'get',
  path: '/tournaments',
  summary: 'Lists the tournaments that you play in or organise',
  middleware: requireSession,
  responses: {
    200: { description: 'The tournaments', content: { 'application/json': { schema: TournamentListSchema } } },
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const create = createRoute({
  method: 'post',
  path: '/tournaments',
  summary: 'Creates a tournament, for which anybody with its link registers',
  middleware: requireSession,
  request: { body: jsonBody(NewTournamentSchema) },
  responses: { 201: response('The tournament'), ...USUAL, ...SUSPENDED, ...CONFLICT },
});

const read = createRoute({
  method: 'get',
  path: '/tournaments/{id}',
  summary: 'Returns a tournament with its standing, and the tables of one round; needs no session',
  middleware: optionalSession,
  request: {
    params,
    query: z.object({
      round: z.coerce.number().int().min(1).max(250).optional().describe('the round; the latest if absent'),
    }),
  },
  responses: { 200: response('The tournament'), ...INVALID, ...UNKNOWN, ...ALWAYS },
});

const register = createRoute({
  method: 'put',
  path: '/tournaments/{id}/entry',
  summary: 'Registers you: to play, or in reserve if it is full or has begun',
  middleware: requireSession,
  request: { params },
  responses: { ...CHANGED, ...SUSPENDED },
});

const withdraw = createRoute({
  method: 'delete',
  path: '/tournaments/{id}/entry',
  summary: 'Takes you out of the tournament; in a round the first of the reserve gets your seat',
  middleware: requireSession,
  request: { params },
  responses: { ...CHANGED, ...CROSS_ORIGIN },
});

const change = createRoute({
  method: 'patch',
  path: '/tournaments/{id}',
  summary: 'Lets registration end at another time; for the organiser',
  middleware: requireSession,
  request: { params, body: jsonBody(TournamentChangeSchema) },
  responses: { ...CHANGED, ...FORBIDDEN },
});

const begin = createRoute({
  method: 'post',
  path: '/tournaments/{id}/begin',
  summary: 'Begins with the first round before registration ends; for the organiser',
  middleware: requireSession,
  request: { params },
  responses: { ...CHANGED, ...FORBIDDEN },
});

const cancel = createRoute({
  method: 'post',
  path: '/tournaments/{id}/cancel',
  summary: 'Calls the tournament off; games in play go on. For the organiser',
  middleware: requireSession,
  request: { params },
  responses: { ...CHANGED, ...FORBIDDEN },
});

const removal = createRoute({
  method: 'delete',
  path: '/tournaments/{id}/entrants/{number}',
  summary: 'Removes somebody for good; for the organiser',
  middleware: requireSession,
  request: { params: params.extend({ number: z.coerce.number().int().min(1).max(10_000) }) },
  responses: { ...CHANGED, ...FORBIDDEN },
});

/** Tournaments. */
export const tournamentRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => c.json(await listTournaments(c.get('services'), c.get('session').account), 200, NOT_KEPT))
  .openapi(create, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    await countTry(services, 'tournaments', account);
    return c.json(orThrow(await createTournament(services, account, c.req.valid('json'))), 201, NOT_KEPT);
  })
  .openapi(read, async (c) => {
    const account = c.get('session')?.account ?? null;
    const command = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(orThrow(await readTournament(c.get('services'), account, command)), 200, NOT_KEPT);
  })
  .openapi(register, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    await countTry(services, 'tournamentEntries', account);
    return c.json(orThrow(await enter(services, account, c.req.valid('param'))), 200, NOT_KEPT);
  })
  .openapi(withdraw, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    await countTry(services, 'tournamentEntries', account);
    return c.json(orThrow(await leave(services, account, c.req.valid('param'))), 200, NOT_KEPT);
  })
  .openapi(change, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(orThrow(await changeTournament(c.get('services'), c.get('session').account, command)), 200, NOT_KEPT);
  })
  .openapi(begin, async (c) =>
    c.json(orThrow(await beginNow(c.get('services'), c.get('session').account, c.req.valid('param'))), 200, NOT_KEPT),
  )
  .openapi(cancel, async (c) =>
    c.json(
      orThrow(await cancelTournament(c.get('services'), c.get('session').account, c.req.valid('param'))),
      200,
      NOT_KEPT,
    ),
  )
  .openapi(removal, async (c) =>
    c.json(orThrow(await remove(c.get('services'), c.get('session').account, c.req.valid('param'))), 200, NOT_KEPT),
  );
