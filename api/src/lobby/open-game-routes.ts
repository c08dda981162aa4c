import { createRoute } from '@hono/zod-openapi';
import { OpenGameFilterSchema, OpenGameListSchema, SeatRequestSchema, TimeZoneSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { CacheHeaders, etagOf, KeyHeaders, matches, NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, orThrow, ProblemError } from '../http/problem.ts';
import { ALWAYS, CONFLICT, CROSS_ORIGIN, FORBIDDEN, INVALID, NAME_TAKEN, UNKNOWN } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { hashOf } from '../platform/hash.ts';
import { tokenIn } from '../session/cookie.ts';
import { countTry } from '../session/limits.ts';
import { requireSession } from '../session/session.ts';
import { openGameStore } from '../store/open-game-store.ts';
import { gameParams, gameResponse, jsonBody, respondWithGame, USUAL } from '../games/contract.ts';
import { joinOpenGame, listOpenGames, waitForSeat } from './open-games.ts';
import type { GameServices } from '../games/services.ts';

/** `next` of the page before. */
const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{12})$/;
const CursorSchema = z
  .string()
  .regex(CURSOR)
  .transform((text) => {
    const [, position, id = ''] = CURSOR.exec(text) ?? [];
    return { position: Number(position), id };
  });

const list = createRoute({
  method: 'get',
  path: '/open-games',
  summary: 'Lists the games in which anybody may take a seat, 20 at a time; needs no session',
  request: {
    headers: CacheHeaders,
    query: OpenGameFilterSchema.extend({ after: CursorSchema.optional().describe('the `next` of the page before') }),
  },
  responses: {
    200: { description: 'The open games', content: { 'application/json': { schema: OpenGameListSchema } } },
    304: { description: 'The answer you have is still current' },
    ...INVALID,
    ...ALWAYS,
  },
});

const join = createRoute({
  method: 'post',
  path: '/open-games/{id}/seat',
  summary: 'Takes a seat in an open game, which starts when it is full; returns just the game if you already have one',
  middleware: requireSession,
  request: { params: gameParams, body: jsonBody(SeatRequestSchema) },
  responses: {
    200: gameResponse('The game'),
    ...USUAL,
    ...CROSS_ORIGIN,
    ...FORBIDDEN,
    ...UNKNOWN,
    ...NAME_TAKEN,
  },
});

const wait = createRoute({
  method: 'post',
  path: '/open-games/{id}/wait',
  summary: 'Waits for the next free seat in a game of the same kind as this one, which is full',
  middleware: requireSession,
  request: {
    params: gameParams,
    headers: KeyHeaders.partial(),
    body: jsonBody(
      z.strictObject({ zone: TimeZoneSchema.optional().describe('your time zone, if your account has none') }),
    ),
  },
  responses: {
    204: { description: 'You wait; you get a seat and a notification as soon as one is free' },
    ...USUAL,
    ...CROSS_ORIGIN,
    ...FORBIDDEN,
    ...UNKNOWN,
    ...CONFLICT,
  },
});

const leave = createRoute({
  method: 'delete',
  path: '/me/waits/{id}',
  summary: 'Leaves the waiting list',
  middleware: requireSession,
  request: { params: gameParams },
  responses: { 204: { description: 'You are off the waiting list' }, ...USUAL, ...CROSS_ORIGIN, ...UNKNOWN },
});

/** Open games: the list, a seat, the queue. */
export const openGameRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    const services = c.get('services');
    const token = (await tokenIn(c, services.settings)) ?? '';
    const found = await listOpenGames(services, token, c.req.valid('query'));
    const etag = etagOf(await hashOf([found]));
    const known = c.req.valid('header')['if-none-match'];
    if (known !== undefined && matches(known, etag)) return c.body(null, 304, { etag, ...NOT_KEPT });
    return c.json(found, 200, { etag, ...NOT_KEPT });
  })
  .openapi(join, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    await countTry(services, 'openSeats', account);
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await joinOpenGame(services, account, command));
  })
  .openapi(wait, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    await countTry(services, 'openSeats', account);
    const key = c.req.valid('header')['idempotency-key'];
    orThrow(await waitForSeat(services, account, { ...c.req.valid('param'), ...c.req.valid('json'), key }));
    return c.body(null, 204);
  })
  .openapi(leave, async (c) => {
    const { account } = c.get('session');
    const isGone = await openGameStore(c.get('services').db).leaveQueue(account, c.req.valid('param').id);
    if (!isGone) throw new ProblemError(NOT_FOUND);
    return c.body(null, 204);
  });
