import { createRoute } from '@hono/zod-openapi';
import {
  WatchedGameSchema,
  WatchersChangeSchema,
  WatchingSchema,
  WatchLinkRequestSchema,
  WatchPointerSchema,
  WatchTokenSchema,
  WatchVersionSchema,
} from '@slow-train/protocol';
import * as z from 'zod';
import { NOT_KEPT } from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { ALWAYS, CONFLICT, FORBIDDEN, GameRecord, UNKNOWN } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { requireSession } from '../session/session.ts';
import { gameParams, gameResponse, jsonBody, respondWithGame, USUAL } from '../games/contract.ts';
import type { GameServices } from '../games/services.ts';
import { readPointer, readWatched, readWatchedRecord } from './watched.ts';
import { changeWatchers, linkToWatch, readWatching, unlink } from './links.ts';

const params = z.object({ token: WatchTokenSchema });
const json = <S extends z.ZodType>(description: string, schema: S) => ({
  200: { description, content: { 'application/json': { schema } } },
});

const pointer = createRoute({
  method: 'get',
  path: '/watch/{token}',
  summary: 'Returns which version of a game its watchers may see now; needs no session',
  request: { params },
  responses: { ...json('The version', WatchPointerSchema), ...UNKNOWN, ...ALWAYS },
});

const watched = createRoute({
  method: 'get',
  path: '/watch/{token}/versions/{version}',
  summary: 'Returns a game as its watchers may see it: late, and without any hand; needs no session',
  request: { params: params.extend({ version: WatchVersionSchema }) },
  responses: {
    ...json('The game', WatchedGameSchema.meta({ id: 'WatchedGame' })),
    ...UNKNOWN,
    ...ALWAYS,
  },
});

const record = createRoute({
  method: 'get',
  path: '/watch/{token}/record',
  summary: 'Returns the record of a finished game; needs no session',
  request: { params },
  responses: { ...json('The record', GameRecord), ...UNKNOWN, ...CONFLICT, ...ALWAYS },
});

const watching = createRoute({
  method: 'get',
  path: '/games/{id}/watching',
  summary: 'Returns who may watch your game, and with which link',
  middleware: requireSession,
  request: { params: gameParams },
  responses: { ...json('What is known', WatchingSchema), ...USUAL, ...UNKNOWN },
});

const change = createRoute({
  method: 'put',
  path: '/games/{id}/watching',
  summary: 'Changes who may watch; once the game has started, only to fewer or later; for the host',
  middleware: requireSession,
  request: { params: gameParams, body: jsonBody(WatchersChangeSchema) },
  responses: { 200: gameResponse('The updated game'), ...USUAL, ...FORBIDDEN, ...UNKNOWN, ...CONFLICT },
});

const link = createRoute({
  method: 'put',
  path: '/games/{id}/watching/link',
  summary: 'Returns the link for watchers, and makes one if there is none; any player may share a finished game',
  middleware: requireSession,
  request: { params: gameParams, body: jsonBody(WatchLinkRequestSchema) },
  responses: {
    ...json('The link', z.object({ token: WatchTokenSchema })),
    ...USUAL,
    ...FORBIDDEN,
    ...UNKNOWN,
    ...CONFLICT,
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/games/{id}/watching/link',
  summary: 'Removes the link for watchers; for the host, and once the game is over for any of its players',
  middleware: requireSession,
  request: { params: gameParams },
  responses: { 204: { description: 'The link is removed' }, ...USUAL, ...FORBIDDEN, ...UNKNOWN },
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
