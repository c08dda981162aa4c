import { createRoute } from '@hono/zod-openapi';
import {
  MessageChangeSchema,
  MuteSchema,
  NewMessageSchema,
  ReactionChangeSchema,
  TalkRulesSchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import { KeyHeaders, NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { CONFLICT, CROSS_ORIGIN, FORBIDDEN, Message, MUTED, TalkPage, UNKNOWN } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { requireMayTalk } from '../session/sanctions.ts';
import { requireSession } from '../session/session.ts';
import {
  gameParams,
  seatParams,
  gameResponse,
  jsonBody,
  respondWithGame,
  revisionParam,
  USUAL,
} from '../games/contract.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { changeRules, edit, mute, react, readOlder, remove, say } from './use-cases.ts';

const messageParams = gameParams.extend({ number: revisionParam.min(1) });
const oneMessage = (description: string) => ({
  description,
  content: { 'application/json': { schema: Message } },
});
const CHANGING = { ...USUAL, ...CROSS_ORIGIN, ...UNKNOWN };

const older = createRoute({
  method: 'get',
  path: '/games/{id}/talk',
  summary: 'Returns earlier messages, page by page; the newest come with the game',
  middleware: requireSession,
  request: {
    params: gameParams,
    query: z.object({ before: revisionParam.min(1).describe('the number of the first message you have') }),
  },
  responses: {
    200: { description: 'The messages', content: { 'application/json': { schema: TalkPage } } },
    ...USUAL,
    ...UNKNOWN,
  },
});

const speak = createRoute({
  method: 'post',
  path: '/games/{id}/talk',
  summary: 'Says something to the people of the game; the same key says it only once',
  middleware: requireSession,
  request: { params: gameParams, headers: KeyHeaders, body: jsonBody(NewMessageSchema) },
  responses: { 201: oneMessage('The message'), ...CHANGING, ...MUTED, ...CONFLICT },
});

const correct = createRoute({
  method: 'patch',
  path: '/games/{id}/talk/{number}',
  summary: 'Changes the text of your message, within five minutes',
  middleware: requireSession,
  request: { params: messageParams, body: jsonBody(MessageChangeSchema) },
  responses: { 200: oneMessage('The changed message'), ...CHANGING, ...MUTED, ...CONFLICT },
});

const takeBack = createRoute({
  method: 'delete',
  path: '/games/{id}/talk/{number}',
  summary: 'Removes the text of your message',
  middleware: requireSession,
  request: { params: messageParams },
  responses: { 204: { description: 'The text is removed' }, ...CHANGING },
});

const stamp = createRoute({
  method: 'put',
  path: '/games/{id}/talk/reactions/{revision}',
  summary: 'Replaces your reaction to a move; null takes it back',
  middleware: requireSession,
  request: {
    params: gameParams.extend({ revision: revisionParam.min(1) }),
    body: jsonBody(ReactionChangeSchema),
  },
  responses: { 204: { description: 'The reaction is replaced' }, ...CHANGING, ...MUTED },
});

const silence = createRoute({
  method: 'put',
  path: '/games/{id}/talk/mutes/{seat}',
  summary: 'Folds away the messages of the person in this seat, for you and in all your games; only you know of it',
  middleware: requireSession,
  request: {
    params: seatParams,
    body: jsonBody(MuteSchema),
  },
  responses: { 204: { description: 'The change is made' }, ...CHANGING },
});

const rules = createRoute({
  method: 'put',
  path: '/games/{id}/talk/rules',
  summary: 'Changes whether people can say only phrases; for the host',
  middleware: requireSession,
  request: { params: gameParams, body: jsonBody(TalkRulesSchema) },
  responses: { 200: gameResponse('The updated game'), ...USUAL, ...FORBIDDEN, ...UNKNOWN, ...CONFLICT },
});

/** What the people of a game say to each other. */
export const talkRoutes = newRouter<GameServices>()
  .openapi(older, async (c) => {
    const query = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(orThrow(await readOlder(c.get('services'), c.get('session').account, query)), 200, NOT_KEPT);
  })
  .openapi(speak, async (c) => {
    requireMayTalk(c.get('session'));
    const key = c.req.valid('header')['idempotency-key'];
    const command = { ...c.req.valid('param'), key, said: c.req.valid('json') };
    return c.json(finish(c, await say(c.get('services'), c.get('session'), command)), 201, NOT_KEPT);
  })
  .openapi(correct, async (c) => {
    requireMayTalk(c.get('session'));
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return c.json(orThrow(await edit(c.get('services'), c.get('session'), command)), 200, NOT_KEPT);
  })
  .openapi(takeBack, async (c) => {
    orThrow(await remove(c.get('services'), c.get('session').account, c.req.valid('param')));
    return c.body(null, 204);
  })
  .openapi(stamp, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    // Taking a reaction back says nothing.
    if (command.word !== null) requireMayTalk(c.get('session'));
    orThrow(await react(c.get('services'), c.get('session').account, command));
    return c.body(null, 204);
  })
  .openapi(silence, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    orThrow(await mute(c.get('services'), c.get('session').account, command));
    return c.body(null, 204);
  })
  .openapi(rules, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await changeRules(c.get('services'), c.get('session').account, command));
  });
