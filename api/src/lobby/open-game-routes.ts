import {
  BrowserZoneSchema,
  LengthQuerySchema,
  MeasuredLengthSchema,
  OpenGameFilterSchema,
  OpenGameListSchema,
  SeatRequestSchema,
} from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import { paceKey, typicalHours } from '../game/open-game.ts';
import { CacheHeaders, etagOf, KeyHeaders, matches, NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, orThrow, ProblemError } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { hashOf } from '../platform/hash.ts';
import { tokenIn } from '../session/cookie.ts';
import * as openGameStore from '../store/open-game-store.ts';
import { gameParams, gameResponse, respondWithGame } from '../games/contract.ts';
import { joinOpenGame, listOpenGames, waitForSeat } from './open-games.ts';
import type { GameServices } from '../games/services.ts';
import { requireMayTalk } from '../session/sanctions.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

/** `next` of the page before. */
const CURSOR = /^(\d{1,15})\.([A-Za-z0-9_-]{12})$/;
const CursorSchema = z
  .string()
  .regex(CURSOR)
  .transform((text) => {
    const [, position, id = ''] = CURSOR.exec(text) ?? [];
    return { position: Number(position), id };
  });

const list = defineRoute({
  method: 'get',
  path: '/api/open-games',
  summary: prose('Lists the games in which anybody may take a seat, 20 at a time'),
  callers: 'anybody',
  note: 'games that anybody may join; names only for those who are signed in',
  request: {
    headers: CacheHeaders,
    query: OpenGameFilterSchema.extend({
      after: CursorSchema.optional().describe(prose('the `next` of the page before')),
    }),
  },
  answers: {
    200: json('The open games', OpenGameListSchema),
    304: { description: 'The answer you have is still current' },
  },
});

const lengths = defineRoute({
  method: 'get',
  path: '/api/lengths',
  summary: prose('Tells how long games with these settings took lately'),
  callers: 'anybody',
  note: 'a median of many games, and nothing of any one',
  request: { query: LengthQuerySchema },
  answers: { 200: json('The time that they took', MeasuredLengthSchema) },
});

const join = defineRoute({
  method: 'post',
  path: '/api/open-games/{id}/seat',
  summary: prose(
    'Takes a seat in an open game, which starts when it is full; returns just the game if you already have one',
  ),
  callers: 'account',
  note: 'anybody, if the game is open',
  request: { params: gameParams, body: jsonBody(SeatRequestSchema) },
  answers: { 200: gameResponse('The game') },
  refuses: ['muted', 'suspended', 'forbidden', 'name-taken', 'conflict'],
  limits: ['openSeats'],
});

const wait = defineRoute({
  method: 'post',
  path: '/api/open-games/{id}/wait',
  summary: prose('Waits for the next free seat in a game of the same kind as this one, which is full'),
  callers: 'account',
  note: 'anybody without a seat there, if the game was open and is full',
  request: {
    params: gameParams,
    headers: KeyHeaders.partial(),
    body: jsonBody(
      z.strictObject({
        zone: BrowserZoneSchema.optional().describe(prose('your time zone, if your account has none')),
      }),
    ),
  },
  answers: { 204: { description: 'You wait; you get a seat and a notification as soon as one is free' } },
  refuses: ['forbidden', 'conflict'],
  limits: ['openSeats'],
});

const leave = defineRoute({
  method: 'delete',
  path: '/api/me/waits/{id}',
  summary: prose('Leaves the waiting list'),
  callers: 'owner',
  request: { params: gameParams },
  answers: { 204: { description: 'You are off the waiting list' } },
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
  .openapi(lengths, async (c) => {
    const { preset, allowance, ...rest } = c.req.valid('query');
    const key = paceKey({ rules: { preset }, ...rest, ...(allowance !== undefined && { clock: { allowance } }) });
    const hours = typicalHours(await openGameStore.hoursTaken(c.get('services').db, key));
    return c.json({ hours }, 200, NOT_KEPT);
  })
  .openapi(join, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    if (command.name !== undefined) requireMayTalk(c.get('session'));
    return respondWithGame(c, await joinOpenGame(services, account, command));
  })
  .openapi(wait, async (c) => {
    const services = c.get('services');
    const { account } = c.get('session');
    const key = c.req.valid('header')['idempotency-key'];
    orThrow(await waitForSeat(services, account, { ...c.req.valid('param'), ...c.req.valid('json'), key }));
    return c.body(null, 204);
  })
  .openapi(leave, async (c) => {
    const { account } = c.get('session');
    const isGone = await openGameStore.leaveQueue(c.get('services').db, account, c.req.valid('param').id);
    if (!isGone) throw new ProblemError(NOT_FOUND);
    return c.body(null, 204);
  });
