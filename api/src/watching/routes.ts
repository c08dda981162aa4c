import {
  WatchedGameSchema,
  WatchersChangeSchema,
  WatchingSchema,
  WatchLinkRequestSchema,
  WatchPointerSchema,
  WatchTokenSchema,
  WatchVersionSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { GameRecordBody } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { gameParams, gameResponse, respondWithGame } from '../games/contract.ts';
import type { GameServices } from '../games/services.ts';
import { readPointer, readWatched, readWatchedRecord } from './watched.ts';
import { changeWatchers, linkToWatch, readWatching, unlink } from './links.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

const params = z.object({ token: WatchTokenSchema });

const pointer = defineRoute({
  method: 'get',
  path: '/api/watch/{token}',
  summary: prose('Returns which version of a game its watchers may see now'),
  callers: 'anybody',
  note: 'anybody with the link',
  request: { params },
  answers: { 200: json('The version', WatchPointerSchema) },
});

const watched = defineRoute({
  method: 'get',
  path: '/api/watch/{token}/versions/{version}',
  summary: prose('Returns a game as its watchers may see it: late, and without any hand'),
  callers: 'anybody',
  note: 'anybody with the link',
  request: { params: params.extend({ version: WatchVersionSchema }) },
  answers: { 200: json('The game', WatchedGameSchema.meta({ id: 'WatchedGame' })) },
});

const record = defineRoute({
  method: 'get',
  path: '/api/watch/{token}/record',
  summary: prose('Returns the record of a finished game'),
  callers: 'anybody',
  note: 'anybody with the link, once the game is over',
  request: { params },
  answers: { 200: json('The record', GameRecordBody) },
  refuses: ['conflict'],
});

const watching = defineRoute({
  method: 'get',
  path: '/api/games/{id}/watching',
  summary: prose('Returns who may watch your game, and with which link'),
  callers: 'member',
  request: { params: gameParams },
  answers: { 200: json('The present terms', WatchingSchema) },
});

const change = defineRoute({
  method: 'put',
  path: '/api/games/{id}/watching',
  summary: prose('Changes who may watch; once the game has started, only to fewer or later'),
  callers: 'host',
  request: { params: gameParams, body: jsonBody(WatchersChangeSchema) },
  answers: { 200: gameResponse('The updated game') },
  refuses: ['conflict'],
});

const link = defineRoute({
  method: 'put',
  path: '/api/games/{id}/watching/link',
  summary: prose('Returns the link for watchers, and makes one if there is none; any player may share a finished game'),
  callers: 'member',
  note: 'a game that others may watch, or that is over',
  request: { params: gameParams, body: jsonBody(WatchLinkRequestSchema) },
  answers: { 200: json('The link', z.object({ token: WatchTokenSchema })) },
  refuses: ['forbidden', 'conflict'],
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/watching/link',
  summary: prose('Removes the link for watchers; for the host, and once the game is over for any of its players'),
  callers: 'member',
  note: 'a game that is over; the host at any time',
  request: { params: gameParams },
  answers: { 204: { description: 'The link is removed' } },
  refuses: ['forbidden'],
});

/** Watching: the view of a link's holder, and the members who decide about it. */
export const watchRoutes = newRouter<GameServices>()
  .openapi(pointer, async (c) =>
    c.json(orThrow(await readPointer(c.get('services'), c.req.valid('param').token)), 200, NOT_KEPT),
  )
  .openapi(watched, async (c) =>
    c.json(orThrow(await readWatched(c.get('services'), c.req.valid('param'))), 200, NOT_KEPT),
  )
  .openapi(record, async (c) =>
    c.json(orThrow(await readWatchedRecord(c.get('services'), c.req.valid('param').token)), 200, NOT_KEPT),
  )
  .openapi(watching, async (c) => {
    const { account } = c.get('session');
    return c.json(orThrow(await readWatching(c.get('services'), account, c.req.valid('param').id)), 200, NOT_KEPT);
  })
  .openapi(change, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await changeWatchers(c.get('services'), c.get('session').account, command));
  })
  .openapi(link, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    const token = orThrow(await linkToWatch(c.get('services'), c.get('session').account, command));
    return c.json({ token }, 200, NOT_KEPT);
  })
  .openapi(remove, async (c) => {
    orThrow(await unlink(c.get('services'), c.get('session').account, c.req.valid('param').id));
    return c.body(null, 204);
  });
