import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { ActionRequestSchema, GameIdSchema, NewGameSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import {
  ActionHeaders,
  CacheHeaders,
  etagOf,
  KeyHeaders,
  matches,
  PRIVATE,
  RevisionHeaders,
  tagged,
} from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  FORBIDDEN,
  GameAnswer,
  GameList,
  INVALID,
  KEY_REUSED,
  NOT_SIGNED_IN,
  REFUSED,
  STALE,
  TOO_LARGE,
  UNKNOWN,
} from '../responses.ts';
import { act } from './act.ts';
import { leave } from './leave.ts';
import { list } from './list.ts';
import { look } from './look.ts';
import { setTable } from './set-table.ts';
import { OPEN_SEATS, start } from './start.ts';

const params = z.object({ id: GameIdSchema });
const body = <S extends z.ZodType>(schema: S) =>
  ({ required: true, content: { 'application/json': { schema } } }) as const;
const table = (description: string) => ({ description, content: { 'application/json': { schema: GameAnswer } } });
const NOT_MODIFIED = { 304: { description: 'Nothing has changed since the revision you have' } };
const USUAL = { ...INVALID, ...NOT_SIGNED_IN, ...ALWAYS };

const listGames = createRoute({
  method: 'get',
  path: '/games',
  summary: 'My tables: those that wait for me first, then by latest change, finished ones last',
  middleware: signedIn,
  request: { headers: CacheHeaders },
  responses: {
    200: { description: 'My tables', content: { 'application/json': { schema: GameList } } },
    ...NOT_MODIFIED,
    ...NOT_SIGNED_IN,
    ...ALWAYS,
  },
});

const newGame = createRoute({
  method: 'post',
  path: '/games',
  summary: 'Set a table',
  middleware: signedIn,
  request: { headers: KeyHeaders, body: body(NewGameSchema) },
  responses: { 201: table('The new table'), ...USUAL, ...CROSS_ORIGIN, ...CONFLICT, ...TOO_LARGE, ...KEY_REUSED },
});

const readGame = createRoute({
  method: 'get',
  path: '/games/{id}',
  summary: 'A table as I see it, and what has happened there',
  middleware: signedIn,
  request: {
    params,
    headers: CacheHeaders,
    query: z.object({
      since: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('the last revision whose log is known; the next 200 follow'),
    }),
  },
  responses: { 200: table('The table'), ...NOT_MODIFIED, ...USUAL, ...UNKNOWN },
});

const action = createRoute({
  method: 'post',
  path: '/games/{id}/actions',
  summary: 'Do something in the round',
  middleware: signedIn,
  request: { params, headers: ActionHeaders, body: body(ActionRequestSchema) },
  responses: {
    200: table('The table afterwards, and what happened'),
    ...USUAL,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
    ...TOO_LARGE,
    ...REFUSED,
  },
});

const startGame = createRoute({
  method: 'post',
  path: '/games/{id}/start',
  summary: 'All aboard: the host starts the game',
  middleware: signedIn,
  request: {
    params,
    headers: RevisionHeaders,
    body: body(z.object({ openSeats: z.enum(OPEN_SEATS).default('computers') })),
  },
  responses: {
    200: table('The table, dealt'),
    ...USUAL,
    ...FORBIDDEN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
    ...TOO_LARGE,
  },
});

const leaveGame = createRoute({
  method: 'delete',
  path: '/games/{id}/seat',
  summary: 'Get up from a table that has not started',
  middleware: signedIn,
  request: { params, headers: RevisionHeaders },
  responses: {
    204: { description: 'Your seat is free again' },
    ...USUAL,
    ...CROSS_ORIGIN,
    ...UNKNOWN,
    ...CONFLICT,
    ...STALE,
  },
});

/** Tables: looking, playing, coming and going. */
export const gameRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(listGames, async (c) => {
    const { list: games, tag } = await list(c.get('services').store, c.get('me'));
    const etag = `"${tag}"`;
    const known = c.req.valid('header')['if-none-match'];
    if (known !== undefined && matches(known, etag)) return c.body(null, 304, { etag, ...PRIVATE });
    return c.json(games, 200, { etag, ...PRIVATE });
  })
  .openapi(newGame, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const answer = orThrow(await setTable(c.get('services'), c.get('me'), c.req.valid('json'), key));
    return c.json(answer, 201, { ...tagged(answer), location: `/api/games/${answer.game.id}` });
  })
  .openapi(readGame, async (c) => {
    const known = c.req.valid('header')['if-none-match'];
    const has = known === undefined ? null : (revision: number) => matches(known, etagOf(revision));
    const asked = { id: c.req.valid('param').id, since: c.req.valid('query').since, has };
    const seen = orThrow(await look(c.get('services').store, c.get('me'), asked));
    if (!seen.isNew) return c.body(null, 304, { etag: etagOf(seen.revision), ...PRIVATE });
    return c.json(seen.answer, 200, tagged(seen.answer));
  })
  .openapi(action, async (c) => {
    const { 'if-match': revision, 'idempotency-key': key } = c.req.valid('header');
    const wanted = { ...c.req.valid('param'), revision, key, ...c.req.valid('json') };
    const answer = orThrow(await act(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(startGame, async (c) => {
    const wanted = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'], ...c.req.valid('json') };
    const answer = orThrow(await start(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(leaveGame, async (c) => {
    orThrow(await leave(c.get('services'), c.get('me'), c.req.valid('param').id, c.req.valid('header')['if-match']));
    return c.body(null, 204);
  });
