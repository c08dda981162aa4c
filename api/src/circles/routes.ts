import { createRoute } from '@hono/zod-openapi';
import {
  CircleChangeSchema,
  CircleIdSchema,
  CircleInvitationSchema,
  CircleListSchema,
  CircleSchema,
  FounderSchema,
  GameIdSchema,
  InvitationSchema,
  MembershipAnswerSchema,
  NewCircleSchema,
  CompanionshipSchema,
  SeasonSchema,
  SeasonTermsSchema,
  StandingChangeSchema,
  SubstituteSchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import { jsonBody, USUAL } from '../games/contract.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, FORBIDDEN, NAME_TAKEN, NOT_SIGNED_IN, UNKNOWN } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { countTry } from '../session/limits.ts';
import { optionalSession, requireSession } from '../session/session.ts';
import { circleStore } from './store.ts';
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

const circle = z.object({ id: CircleIdSchema });
const member = z.coerce.number().int().min(1).max(32_767);
const code = z.object({ code: InvitationSchema });

const json = <S extends z.ZodType>(description: string, schema: S) => ({
  description,
  content: { 'application/json': { schema } },
});
const DONE = { 204: { description: 'The change is made' } };
/** The responses of changes for members; the founder's may also be refused. */
const CHANGED = { ...DONE, ...USUAL, ...CROSS_ORIGIN, ...UNKNOWN };
const FOUNDERS = { ...CHANGED, ...FORBIDDEN };

const list = createRoute({
  method: 'get',
  path: '/circles',
  summary: 'Lists the circles that you are in, and those that you are asked to join',
  middleware: requireSession,
  responses: { 200: json('The circles', CircleListSchema), ...NOT_SIGNED_IN, ...ALWAYS },
});

const found = createRoute({
  method: 'post',
  path: '/circles',
  summary: 'Founds a circle; not for guests',
  middleware: requireSession,
  request: { body: jsonBody(NewCircleSchema) },
  responses: { 201: json('Its id', circle), ...USUAL, ...CROSS_ORIGIN, ...FORBIDDEN, ...CONFLICT },
});

const read = createRoute({
  method: 'get',
  path: '/circles/{id}',
  summary: 'Returns a circle that you are in: members, games, totals and the latest season',
  middleware: requireSession,
  request: { params: circle },
  responses: { 200: json('The circle', CircleSchema), ...USUAL, ...UNKNOWN },
});

const rename = createRoute({
  method: 'patch',
  path: '/circles/{id}',
  summary: 'Renames a circle; for its founder',
  middleware: requireSession,
  request: { params: circle, body: jsonBody(CircleChangeSchema) },
  responses: { ...FOUNDERS, ...CONFLICT },
});

const renew = createRoute({
  method: 'post',
  path: '/circles/{id}/invitation',
  summary: 'Replaces the link into a circle; for its founder',
  middleware: requireSession,
  request: { params: circle },
  responses: FOUNDERS,
});

const handOn = createRoute({
  method: 'put',
  path: '/circles/{id}/founder',
  summary: 'Hands a circle on to another member; for its founder',
  middleware: requireSession,
  request: { params: circle, body: jsonBody(FounderSchema) },
  responses: FOUNDERS,
});

const remove = createRoute({
  method: 'delete',
  path: '/circles/{id}/members/{member}',
  summary: 'Leaves a circle, or removes somebody from it as its founder',
  middleware: requireSession,
  request: { params: circle.extend({ member }) },
  responses: FOUNDERS,
});

const ask = createRoute({
  method: 'post',
  path: '/circles/{id}/invitations',
  summary: 'Asks somebody you have played with into a circle; they are notified only if their preferences allow it',
  middleware: requireSession,
  request: { params: circle, body: jsonBody(CompanionshipSchema) },
  responses: { 202: { description: 'The request is accepted' }, ...USUAL, ...CROSS_ORIGIN, ...UNKNOWN },
});

const answer = createRoute({
  method: 'put',
  path: '/circles/{id}/answer',
  summary: 'Answers somebody who has asked you into a circle',
  middleware: requireSession,
  request: { params: circle, body: jsonBody(MembershipAnswerSchema) },
  responses: { 200: json('Its id', circle), ...USUAL, ...CROSS_ORIGIN, ...FORBIDDEN, ...UNKNOWN, ...NAME_TAKEN },
});

const look = createRoute({
  method: 'get',
  path: '/circle-invitations/{code}',
  summary: 'Returns the circle a link leads to; needs no session',
  middleware: optionalSession,
  request: { params: code },
  responses: { 200: json('The circle', CircleInvitationSchema), ...UNKNOWN, ...ALWAYS },
});

const join = createRoute({
  method: 'post',
  path: '/circle-invitations/{code}/member',
  summary: 'Joins a circle by its link; not for guests',
  middleware: requireSession,
  request: { params: code },
  responses: { 200: json('Its id', circle), ...USUAL, ...CROSS_ORIGIN, ...FORBIDDEN, ...UNKNOWN, ...NAME_TAKEN },
});

const standing = createRoute({
  method: 'put',
  path: '/circles/{id}/standing',
  summary: 'Sets how the next games of a circle are played, and on which weekday; for its founder',
  middleware: requireSession,
  request: { params: circle, body: jsonBody(StandingChangeSchema) },
  responses: FOUNDERS,
});

const open = createRoute({
  method: 'post',
  path: '/circles/{id}/games',
  summary: 'Asks every member to the next game; for the founder',
  middleware: requireSession,
  request: { params: circle },
  responses: { 201: json('The game’s id', z.object({ id: GameIdSchema })), ...FOUNDERS, ...CONFLICT },
});

const start = createRoute({
  method: 'post',
  path: '/circles/{id}/seasons',
  summary: 'Starts a season; for the founder',
  middleware: requireSession,
  request: { params: circle, body: jsonBody(SeasonTermsSchema) },
  responses: {
    201: json('Its number', z.object({ season: z.int() })),
    ...USUAL,
    ...CROSS_ORIGIN,
    ...FORBIDDEN,
    ...UNKNOWN,
    ...CONFLICT,
  },
});

const season = createRoute({
  method: 'get',
  path: '/circles/{id}/seasons/{season}',
  summary: 'Returns one of a circle’s seasons, with its table',
  middleware: requireSession,
  request: { params: circle.extend({ season: member }) },
  responses: { 200: json('The season', SeasonSchema), ...USUAL, ...UNKNOWN },
});

const end = createRoute({
  method: 'delete',
  path: '/circles/{id}/season',
  summary: 'Ends the season being played, with the games played so far; for the founder',
  middleware: requireSession,
  request: { params: circle },
  responses: FOUNDERS,
});

const substitute = createRoute({
  method: 'put',
  path: '/circles/{id}/games/{game}/substitute',
  summary: 'Names the substitute who plays a game for a member, to whose account it then counts; for the founder',
  middleware: requireSession,
  request: { params: circle.extend({ game: GameIdSchema }), body: jsonBody(SubstituteSchema) },
  responses: { ...FOUNDERS, ...CONFLICT },
});

/** Circles: who is in them, and how they play. */
export const circleRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    return c.json({ circles: await circleStore(c.get('services').db).list(c.get('session').account) }, 200, NOT_KEPT);
  })
  .openapi(found, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    await countTry(services, 'circles', account);
    return c.json(orThrow(await foundCircle(services, account, c.req.valid('json').name)), 201, NOT_KEPT);
  })
  .openapi(read, async (c) => {
    const view = await readCircle(c.get('services'), c.get('session').account, c.req.valid('param').id);
    return c.json(orThrow(view), 200, NOT_KEPT);
  })
  .openapi(rename, async (c) => {
    const { account } = c.get('session');
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    await countTry(c.get('services'), 'circleChanges', account);
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
    await countTry(services, 'invitations', account);
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
    await countTry(c.get('services'), 'circleChanges', account);
    orThrow(await setStanding(c.get('services'), account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    return c.body(null, 204);
  })
  .openapi(open, async (c) => {
    const { account } = c.get('session');
    await countTry(c.get('services'), 'circles', account);
    return c.json(finish(c, await openNextGame(c.get('services'), account, c.req.valid('param').id)), 201, NOT_KEPT);
  })
  .openapi(start, async (c) => {
    const { account } = c.get('session');
    await countTry(c.get('services'), 'circles', account);
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
    await countTry(c.get('services'), 'circleChanges', account);
    orThrow(await setSubstitute(c.get('services'), account, { ...c.req.valid('param'), ...c.req.valid('json') }));
    return c.body(null, 204);
  });
