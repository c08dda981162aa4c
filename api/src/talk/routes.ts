import {
  MessageChangeSchema,
  MuteSchema,
  NewMessageSchema,
  ReactionChangeSchema,
  TalkRulesSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { KeyHeaders, NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { MessageBody, TalkPageBody } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { requireMayTalk } from '../session/sanctions.ts';
import { gameParams, seatParams, gameResponse, respondWithGame, numberParam } from '../games/contract.ts';
import { finish } from '../games/finish.ts';
import type { GameServices } from '../games/services.ts';
import { changeRules, edit, mute, react, readOlder, remove, say } from './use-cases.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const messageParams = gameParams.extend({ number: numberParam });
const oneMessage = (description: string) => json(description, MessageBody);

const older = defineRoute({
  method: 'get',
  path: '/api/games/{id}/talk',
  summary: prose('Returns earlier messages, page by page; the newest come with the game'),
  callers: 'member',
  request: {
    params: gameParams,
    query: z.object({ before: numberParam.describe(prose('the number of the first message you have')) }),
  },
  answers: { 200: json('The messages', TalkPageBody) },
});

const speak = defineRoute({
  method: 'post',
  path: '/api/games/{id}/talk',
  summary: prose('Says something to the people of the game; the same key says it only once'),
  callers: 'member',
  request: { params: gameParams, headers: KeyHeaders, body: jsonBody(NewMessageSchema) },
  answers: { 201: oneMessage('The message') },
  refuses: ['muted', 'suspended', 'conflict'],
  limits: ['talk', 'talkAnywhere'],
});

const correct = defineRoute({
  method: 'patch',
  path: '/api/games/{id}/talk/{number}',
  summary: prose('Changes the text of your message, within five minutes'),
  callers: 'member',
  note: 'their own messages',
  request: { params: messageParams, body: jsonBody(MessageChangeSchema) },
  answers: { 200: oneMessage('The changed message') },
  refuses: ['muted', 'suspended', 'conflict'],
  limits: ['talk', 'talkAnywhere'],
});

const takeBack = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/talk/{number}',
  summary: prose('Removes the text of your message'),
  callers: 'member',
  note: 'their own messages, also in a game that they have left',
  request: { params: messageParams },
  answers: { 204: { description: 'The text is removed' } },
});

const stamp = defineRoute({
  method: 'put',
  path: '/api/games/{id}/talk/reactions/{revision}',
  summary: prose('Replaces your reaction to a move; null takes it back'),
  callers: 'member',
  note: 'their own reaction',
  request: {
    params: gameParams.extend({ revision: numberParam }),
    body: jsonBody(ReactionChangeSchema),
  },
  answers: { 204: { description: 'The reaction is replaced' } },
  refuses: ['muted', 'suspended'],
  limits: ['talk', 'talkAnywhere'],
});

const silence = defineRoute({
  method: 'put',
  path: '/api/games/{id}/talk/mutes/{seat}',
  summary: prose(
    'Folds away the messages of the person in this seat, for you and in all your games; only you know of it',
  ),
  callers: 'member',
  note: 'for themselves',
  request: {
    params: seatParams,
    body: jsonBody(MuteSchema),
  },
  answers: { 204: { description: 'The change is made' } },
});

const rules = defineRoute({
  method: 'put',
  path: '/api/games/{id}/talk/rules',
  summary: prose('Changes whether people can say only phrases'),
  callers: 'host',
  request: { params: gameParams, body: jsonBody(TalkRulesSchema) },
  answers: { 200: gameResponse('The updated game') },
  refuses: ['conflict'],
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
