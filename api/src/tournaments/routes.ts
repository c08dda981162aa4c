import {
  addressNumber,
  EntrantNumbersSchema,
  NewTournamentSchema,
  TournamentChangeSchema,
  TournamentIdSchema,
  TournamentListSchema,
  TournamentSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import type { GameServices } from '../games/services.ts';
import { KeyHeaders, NOT_KEPT } from '../http/headers.ts';
import { networksOf } from '../http/networks.ts';
import { orThrow } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { leave } from './leave.ts';
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
import { requireMayTalk } from '../session/sanctions.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const Tournament = TournamentSchema.meta({ id: 'Tournament' });
const params = z.object({ id: TournamentIdSchema });
const response = (description: string) => json(description, Tournament);

const list = defineRoute({
  method: 'get',
  path: '/api/tournaments',
  summary: prose('Lists the tournaments that you play in or organise, and those that seek people'),
  callers: 'account',
  note: 'those they play in or organise, and listed ones',
  answers: { 200: json('The tournaments', TournamentListSchema) },
});

const create = defineRoute({
  method: 'post',
  path: '/api/tournaments',
  summary: prose('Creates a tournament, for which anybody with its link registers'),
  callers: 'organiser',
  note: 'accounts, not guests',
  request: { headers: KeyHeaders.partial(), body: jsonBody(NewTournamentSchema) },
  answers: { 201: response('The tournament; for a key that was sent before, the same one again') },
  refuses: ['muted', 'suspended', 'conflict', 'key-reused'],
  limits: ['tournaments'],
});

const read = defineRoute({
  method: 'get',
  path: '/api/tournaments/{id}',
  summary: prose('Returns a tournament with its standing, and the tables of one round'),
  callers: 'visitor',
  note: 'anybody with the link',
  request: {
    params,
    query: z.object({
      round: addressNumber(1, 250).optional().describe(prose('the round; the latest if absent')),
    }),
  },
  answers: { 200: response('The tournament') },
});

const register = defineRoute({
  method: 'put',
  path: '/api/tournaments/{id}/entry',
  summary: prose('Registers you: to play, or in reserve if it is full or has begun'),
  callers: 'account',
  note: 'anybody with the link; not guests where games are rated, or where it is listed',
  request: { params },
  answers: { 200: response('The tournament afterwards') },
  refuses: ['forbidden', 'conflict', 'suspended'],
  limits: ['tournamentEntries'],
});

const withdraw = defineRoute({
  method: 'delete',
  path: '/api/tournaments/{id}/entry',
  summary: prose('Takes you out of the tournament; in a round the first of the reserve gets your seat'),
  callers: 'owner',
  note: 'people who take part',
  request: { params },
  answers: { 200: response('The tournament afterwards') },
  refuses: ['conflict'],
  limits: ['tournamentEntries'],
});

const change = defineRoute({
  method: 'patch',
  path: '/api/tournaments/{id}',
  summary: prose('Lets registration end at another time, more people of one network in, or everybody see it'),
  callers: 'organiser',
  note: 'the organiser, until registration ends',
  request: { params, body: jsonBody(TournamentChangeSchema) },
  answers: { 200: response('The tournament afterwards') },
  refuses: ['conflict'],
});

const begin = defineRoute({
  method: 'post',
  path: '/api/tournaments/{id}/begin',
  summary: prose('Begins with the first round before registration ends'),
  callers: 'organiser',
  note: 'the organiser, once enough have registered',
  request: { params },
  answers: { 200: response('The tournament afterwards') },
  refuses: ['conflict'],
});

const cancel = defineRoute({
  method: 'post',
  path: '/api/tournaments/{id}/cancel',
  summary: prose('Calls the tournament off; games in play go on. For the organiser'),
  callers: 'organiser',
  note: 'the organiser',
  request: { params },
  answers: { 200: response('The tournament afterwards') },
  refuses: ['conflict'],
});

const removal = defineRoute({
  method: 'delete',
  path: '/api/tournaments/{id}/entrants/{numbers}',
  summary: prose('Removes people for good: one, or several at once'),
  callers: 'organiser',
  note: 'the organiser',
  request: { params: params.extend({ numbers: EntrantNumbersSchema }) },
  answers: { 200: response('The tournament afterwards') },
  refuses: ['conflict'],
});

/** Tournaments. */
export const tournamentRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => c.json(await listTournaments(c.get('services'), c.get('session').account), 200, NOT_KEPT))
  .openapi(create, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    requireMayTalk(c.get('session'));
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(orThrow(await createTournament(services, account, c.req.valid('json'), key)), 201, NOT_KEPT);
  })
  .openapi(read, async (c) => {
    const account = c.get('session')?.account ?? null;
    const command = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(orThrow(await readTournament(c.get('services'), account, command)), 200, NOT_KEPT);
  })
  .openapi(register, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    const command = { ...c.req.valid('param'), from: networksOf(c) };
    return c.json(orThrow(await enter(services, account, command)), 200, NOT_KEPT);
  })
  .openapi(withdraw, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
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
  .openapi(removal, async (c) => {
    const { id, numbers } = c.req.valid('param');
    const command = { id, numbers: numbers.split(',').map(Number) };
    return c.json(orThrow(await remove(c.get('services'), c.get('session').account, command)), 200, NOT_KEPT);
  });
