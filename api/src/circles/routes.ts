import {
  CircleChangeSchema,
  CircleIdSchema,
  CircleInvitationSchema,
  CircleListSchema,
  CircleSchema,
  EnterEveningSchema,
  EveningAnswerSchema,
  FounderSchema,
  GameIdSchema,
  InvitationSchema,
  MembershipAnswerSchema,
  QuestionAnswerSchema,
  addressNumber,
  NewCircleSchema,
  CompanionshipSchema,
  SeasonSchema,
  SeasonTermsSchema,
  StandingChangeSchema,
  SubstituteSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { readEvening } from '@slow-train/protocol/evening';
import * as z from 'zod';
import { EveningSchema } from '../http/evening-schema.ts';
import { countTry } from '../session/limits.ts';
import { answerEvening, enterEvening } from './evenings.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import {
  answerCircle,
  askIntoCircle,
  foundCircle,
  handOnCircle,
  joinCircle,
  readCircleInvitation,
  removeMember,
  renameCircle,
  renewCircleInvitation,
} from './membership.ts';
import {
  endSeason,
  openNextGame,
  readCircle,
  readSeason,
  setStanding,
  setSubstitute,
  startSeason,
} from './standing.ts';
import { listWithQuestions } from './transfer-store.ts';
import { answerQuestion } from './transfers.ts';
import { listFor } from './view.ts';
import { requireMayTalk } from '../session/sanctions.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const circle = z.object({ id: CircleIdSchema });
const member = addressNumber(1, 32_767);
const code = z.object({ code: InvitationSchema });

const list = defineRoute({
  method: 'get',
  path: '/api/circles',
  summary: prose(
    'Lists the circles that you are in or asked to join, and the questions about finished games that you have to answer',
  ),
  callers: 'account',
  note: 'their own circles',
  answers: { 200: json('The circles', CircleListSchema) },
});

const found = defineRoute({
  method: 'post',
  path: '/api/circles',
  summary: prose('Founds a circle'),
  callers: 'account',
  note: 'anybody with a name',
  request: { body: jsonBody(NewCircleSchema) },
  answers: { 201: json('Its id', circle) },
  refuses: ['muted', 'suspended', 'conflict'],
  limits: ['circles'],
});

const read = defineRoute({
  method: 'get',
  path: '/api/circles/{id}',
  summary: prose('Returns a circle that you are in: members, games, totals and the latest season'),
  callers: 'member',
  note: 'its members',
  request: { params: circle },
  answers: { 200: json('The circle', CircleSchema) },
});

const rename = defineRoute({
  method: 'patch',
  path: '/api/circles/{id}',
  summary: prose('Renames a circle'),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle, body: jsonBody(CircleChangeSchema) },
  answers: { 204: { description: 'The change is made' } },
  refuses: ['muted', 'suspended', 'conflict'],
  limits: ['circleChanges'],
});

const renew = defineRoute({
  method: 'post',
  path: '/api/circles/{id}/invitation',
  summary: prose('Replaces the link into a circle'),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle },
  answers: { 204: { description: 'The change is made' } },
});

const handOn = defineRoute({
  method: 'put',
  path: '/api/circles/{id}/founder',
  summary: prose('Hands a circle on to another member'),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle, body: jsonBody(FounderSchema) },
  answers: { 204: { description: 'The change is made' } },
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/circles/{id}/members/{member}',
  summary: prose('Leaves a circle, or removes somebody from it as its founder'),
  callers: 'host',
  note: 'themselves; others for the founder only',
  request: { params: circle.extend({ member }) },
  answers: { 204: { description: 'The change is made' } },
});

const ask = defineRoute({
  method: 'post',
  path: '/api/circles/{id}/invitations',
  summary: prose(
    'Asks somebody you have played with into a circle; they are notified only if their preferences allow it',
  ),
  callers: 'member',
  note: 'people they have played with',
  request: { params: circle, body: jsonBody(CompanionshipSchema) },
  answers: { 202: { description: 'The request is accepted' } },
  limits: ['invitations'],
});

const answer = defineRoute({
  method: 'put',
  path: '/api/circles/{id}/answer',
  summary: prose('Answers somebody who has asked you into a circle'),
  callers: 'member',
  note: 'people who are asked, and members',
  request: { params: circle, body: jsonBody(MembershipAnswerSchema) },
  answers: { 200: json('Its id', circle) },
  refuses: ['name-taken', 'conflict'],
});

const look = defineRoute({
  method: 'get',
  path: '/api/circle-invitations/{code}',
  summary: prose('Returns the circle a link leads to'),
  callers: 'visitor',
  note: 'anybody with the link',
  request: { params: code },
  answers: { 200: json('The circle', CircleInvitationSchema) },
});

const join = defineRoute({
  method: 'post',
  path: '/api/circle-invitations/{code}/member',
  summary: prose('Joins a circle by its link'),
  callers: 'account',
  note: 'anybody with the link',
  request: { params: code },
  answers: { 200: json('Its id', circle) },
  refuses: ['name-taken', 'conflict'],
});

const standing = defineRoute({
  method: 'put',
  path: '/api/circles/{id}/standing',
  summary: prose('Sets how the next games of a circle are played, and on which weekday'),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle, body: jsonBody(StandingChangeSchema) },
  answers: { 204: { description: 'The change is made' } },
  limits: ['circleChanges'],
});

const open = defineRoute({
  method: 'post',
  path: '/api/circles/{id}/games',
  summary: prose('Asks every member to the next game'),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle },
  answers: { 201: json('The game’s id', z.object({ id: GameIdSchema })) },
  refuses: ['conflict'],
  limits: ['circles'],
});

const start = defineRoute({
  method: 'post',
  path: '/api/circles/{id}/seasons',
  summary: prose('Starts a season'),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle, body: jsonBody(SeasonTermsSchema) },
  answers: { 201: json('Its number', z.object({ season: z.int() })) },
  refuses: ['conflict'],
  limits: ['circles'],
});

const season = defineRoute({
  method: 'get',
  path: '/api/circles/{id}/seasons/{season}',
  summary: prose('Returns one of a circle’s seasons, with its table'),
  callers: 'member',
  note: 'its members',
  request: { params: circle.extend({ season: member }) },
  answers: { 200: json('The season', SeasonSchema) },
});

const end = defineRoute({
  method: 'delete',
  path: '/api/circles/{id}/season',
  summary: prose('Ends the season being played, with the games played so far'),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle },
  answers: { 204: { description: 'The change is made' } },
});

const substitute = defineRoute({
  method: 'put',
  path: '/api/circles/{id}/games/{game}/substitute',
  summary: prose(
    'Names the substitute who plays a game for a member, to whose account it then counts; about a finished game, both are asked',
  ),
  callers: 'host',
  note: 'its founder only',
  request: { params: circle.extend({ game: GameIdSchema }), body: jsonBody(SubstituteSchema) },
  answers: { 204: { description: 'The change is made' } },
  refuses: ['conflict'],
  limits: ['circleChanges'],
});

const settle = defineRoute({
  method: 'put',
  path: '/api/circles/{id}/games/{game}/substitute/answer',
  summary: prose(
    'Answers whether a finished game counts for a member, or no longer does; it moves once both have said yes',
  ),
  callers: 'member',
  note: 'the member and the person who played for them, who may be in no circle',
  request: { params: circle.extend({ game: GameIdSchema }), body: jsonBody(QuestionAnswerSchema) },
  answers: { 204: { description: 'The answer is noted' } },
  refuses: ['conflict'],
});

const enter = defineRoute({
  method: 'post',
  path: '/api/circles/{id}/evenings',
  summary: prose(
    'Enters an evening of real dominoes into the season; it counts once all members who played have confirmed it, or after three days without an objection',
  ),
  callers: 'member',
  note: 'its members',
  request: {
    params: circle,
    body: jsonBody(EnterEveningSchema.extend({ evening: EveningSchema })),
  },
  answers: { 201: json('Its id', z.object({ id: GameIdSchema })) },
  refuses: ['muted', 'suspended', 'conflict', 'too-many-requests'],
});

const judge = defineRoute({
  method: 'put',
  path: '/api/circles/{id}/evenings/{game}/answer',
  summary: prose('Confirms an evening that you have played, or objects to it: then it is deleted'),
  callers: 'member',
  note: 'the members who played, and the one who entered it',
  request: { params: circle.extend({ game: GameIdSchema }), body: jsonBody(EveningAnswerSchema) },
  answers: { 204: { description: 'The answer is noted' } },
  refuses: ['conflict'],
});

/** Circles: who is in them, and how they play. */
export const circleRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    const { account } = c.get('session');
    return c.json(listFor(account, await listWithQuestions(c.get('services').db, account)), 200, NOT_KEPT);
  })
  .openapi(found, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    requireMayTalk(c.get('session'));
    return c.json(orThrow(await foundCircle(services, account, c.req.valid('json').name)), 201, NOT_KEPT);
  })
  .openapi(read, async (c) => {
    const view = await readCircle(c.get('services'), c.get('session').account, c.req.valid('param').id);
    return c.json(orThrow(view), 200, NOT_KEPT);
  })
  .openapi(rename, async (c) => {
    const { account } = c.get('session');
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    requireMayTalk(c.get('session'));
    orThrow(await renameCircle(c.get('services'), account, command));
    return c.body(null, 204);
  })
  .openapi(renew, async (c) => {
    orThrow(await renewCircleInvitation(c.get('services'), c.get('session').account, c.req.valid('param').id));
    return c.body(null, 204);
  })
  .openapi(handOn, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    orThrow(await handOnCircle(c.get('services'), c.get('session').account, command));
    return c.body(null, 204);
  })
  .openapi(remove, async (c) => {
    orThrow(await removeMember(c.get('services'), c.get('session').account, c.req.valid('param')));
    return c.body(null, 204);
  })
  .openapi(ask, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    orThrow(await askIntoCircle(services, account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    c.executionCtx.waitUntil(services.drainOutbox());
    return c.body(null, 202);
  })
  .openapi(answer, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(orThrow(await answerCircle(c.get('services'), c.get('session').account, command)), 200, NOT_KEPT);
  })
  .openapi(look, async (c) => {
    const account = c.get('session')?.account ?? null;
    const view = await readCircleInvitation(c.get('services'), c.req.valid('param').code, account);
    return c.json(orThrow(view), 200, NOT_KEPT);
  })
  .openapi(join, async (c) => {
    const joined = await joinCircle(c.get('services'), c.get('session').account, c.req.valid('param').code);
    return c.json(orThrow(joined), 200, NOT_KEPT);
  });

/** The games and seasons of a circle. */
export const seasonRoutes = newRouter<GameServices>()
  .openapi(standing, async (c) => {
    const { account } = c.get('session');
    orThrow(await setStanding(c.get('services'), account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    return c.body(null, 204);
  })
  .openapi(open, async (c) => {
    const { account } = c.get('session');
    return c.json(finish(c, await openNextGame(c.get('services'), account, c.req.valid('param').id)), 201, NOT_KEPT);
  })
  .openapi(start, async (c) => {
    const { account } = c.get('session');
    const command = { ...c.req.valid('param'), terms: c.req.valid('json') };
    return c.json(orThrow(await startSeason(c.get('services'), account, command)), 201, NOT_KEPT);
  })
  .openapi(season, async (c) => {
    const view = await readSeason(c.get('services'), c.get('session').account, c.req.valid('param'));
    return c.json(orThrow(view), 200, NOT_KEPT);
  })
  .openapi(end, async (c) => {
    orThrow(await endSeason(c.get('services'), c.get('session').account, c.req.valid('param').id));
    return c.body(null, 204);
  })
  .openapi(substitute, async (c) => {
    const { account } = c.get('session');
    orThrow(await setSubstitute(c.get('services'), account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    c.executionCtx.waitUntil(c.get('services').drainOutbox());
    return c.body(null, 204);
  })
  .openapi(settle, async (c) => {
    const { account } = c.get('session');
    orThrow(await answerQuestion(c.get('services'), account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    c.executionCtx.waitUntil(c.get('services').drainOutbox());
    return c.body(null, 204);
  })
  .openapi(enter, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    const { id } = c.req.valid('param');
    const { evening: text, players } = c.req.valid('json');
    const evening = readEvening(text);
    if (evening === null) throw new Error('the schema has read it');
    requireMayTalk(c.get('session'));
    await countTry(services, 'circleEvenings', id);
    const entered = orThrow(await enterEvening(services, account, { id, evening, players }));
    c.executionCtx.waitUntil(services.drainOutbox());
    return c.json(entered, 201, NOT_KEPT);
  })
  .openapi(judge, async (c) => {
    const { account } = c.get('session');
    orThrow(await answerEvening(c.get('services'), account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    c.executionCtx.waitUntil(c.get('services').drainOutbox());
    return c.body(null, 204);
  });
