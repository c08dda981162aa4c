import { ActionRequestSchema, LevelSchema, NewGameSchema } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import * as z from 'zod';
import {
  ActionHeaders,
  CacheHeaders,
  etagOf,
  KeyHeaders,
  matches,
  NOT_KEPT,
  RevisionHeaders,
  tagged,
} from '../http/headers.ts';
import { orThrow } from '../http/problem.ts';
import { GameListBody, GameRecordBody, RecapBody } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import { countTry } from '../session/limits.ts';
import { act } from './act.ts';
import {
  gameParams,
  gameResponse,
  headersOf,
  replayableResponse,
  respondWithGame,
  revisionParam,
  roundsParam,
  withoutRounds,
} from './contract.ts';
import { finish } from './finish.ts';
import { createGame } from './create-game.ts';
import { languageOf } from '../http/language.ts';
import { listGames, readGame } from './read-game.ts';
import { readRecap } from './read-recap.ts';
import { readRecord } from './read-record.ts';
import type { GameServices } from './services.ts';
import { OPEN_SEATS, startGame } from './start-game.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';
import { mayTalk, requireMayTalk } from '../session/sanctions.ts';

/** The names are ours: no standard header tells whether polling soon is worth while, or who else is looking. */
const PRESENCE_NEXT = 'presence-next';
const PRESENCE_SEATS = 'presence-seats';
const NOT_MODIFIED = { 304: { description: 'The revision you have is still current' } };

const list = defineRoute({
  method: 'get',
  path: '/api/games',
  summary: prose('Lists your games: those in which it is your turn first, then by latest change, finished ones last'),
  callers: 'claimedAccount',
  note: 'their own games',
  request: { headers: CacheHeaders },
  answers: { 200: json('Your games', GameListBody), ...NOT_MODIFIED },
});

const create = defineRoute({
  method: 'post',
  path: '/api/games',
  summary: prose('Creates a game; without a name, or for somebody who is muted, its name is drawn'),
  callers: 'account',
  request: { headers: KeyHeaders, body: jsonBody(NewGameSchema) },
  answers: { 201: replayableResponse('The new game') },
  refuses: ['muted', 'suspended', 'forbidden', 'name-taken', 'conflict', 'key-reused'],
});

const read = defineRoute({
  method: 'get',
  path: '/api/games/{id}',
  summary: prose('Returns a game as you may see it, and the events in it'),
  callers: 'claimedMember',
  request: {
    params: gameParams,
    headers: CacheHeaders,
    query: z.object({
      since: revisionParam
        .optional()
        .describe(prose('the last revision whose log you have; returns up to 200 after it')),
      talkSince: revisionParam
        .optional()
        .describe(prose('the version of the talk that you have; returns the changes after it')),
      rounds: roundsParam,
    }),
  },
  answers: {
    200: gameResponse('The game'),
    304: {
      ...NOT_MODIFIED[304],
      headers: z.object({
        [PRESENCE_NEXT]: z
          .literal('here')
          .optional()
          .describe(
            prose('the sign that a player who can move next is looking at the game: poll again within seconds'),
          ),
        [PRESENCE_SEATS]: z
          .string()
          .optional()
          .describe(prose('the seats of others who are looking at the game, of those who show it: "0, 3"')),
      }),
    },
  },
});

const recap = defineRoute({
  method: 'get',
  path: '/api/games/{id}/recap',
  summary: prose('Returns the events while you were away, with the board as you could see it after each revision'),
  callers: 'claimedMember',
  note: 'as their own seat could see it',
  request: {
    params: gameParams,
    query: z.object({
      since: revisionParam.describe(prose('the last revision you have seen; returns at most the newest 60 after it')),
      until: revisionParam.optional().describe(prose('the last revision wanted; the latest if absent')),
    }),
  },
  answers: { 200: json('The recap', RecapBody) },
});

const record = defineRoute({
  method: 'get',
  path: '/api/games/{id}/record',
  summary: prose('Returns the rounds that are over as a record that can be replayed anywhere'),
  callers: 'member',
  note: 'once a round is over',
  request: { params: gameParams },
  answers: { 200: json('The record', GameRecordBody) },
  refuses: ['conflict'],
});

const start = defineRoute({
  method: 'post',
  path: '/api/games/{id}/start',
  summary: prose('Starts the game'),
  callers: 'host',
  request: {
    params: gameParams,
    headers: RevisionHeaders,
    body: jsonBody(
      z.object({
        openSeats: z.enum(OPEN_SEATS).default('computers'),
        level: LevelSchema.optional().describe(
          prose('how well the computer players play that are added; `regular` if absent'),
        ),
      }),
    ),
  },
  answers: { 200: gameResponse('The started game') },
  refuses: ['conflict'],
});

const action = defineRoute({
  method: 'post',
  path: '/api/games/{id}/actions',
  summary: prose('Performs an action in the round'),
  callers: 'claimedMember',
  note: 'on their own turn',
  request: {
    params: gameParams,
    query: z.object({ rounds: roundsParam }),
    headers: ActionHeaders,
    body: jsonBody(ActionRequestSchema),
  },
  answers: { 200: replayableResponse('The updated game, and the events since') },
  refuses: ['conflict', 'refused', 'key-reused'],
});

/** Games: listing, creating, reading, starting, playing. */
export const gameRoutes = newRouter<GameServices>()
  .openapi(list, async (c) => {
    const { list: games, tag } = orThrow(await listGames(c.get('services').store, c.get('claim'), languageOf(c)));
    const etag = `"${tag}"`;
    const known = c.req.valid('header')['if-none-match'];
    if (known !== undefined && matches(known, etag)) return c.body(null, 304, { etag, ...NOT_KEPT });
    return c.json(games, 200, { etag, ...NOT_KEPT });
  })
  .openapi(create, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const session = c.get('session');
    const { account } = session;
    const { name, ...unnamed } = c.req.valid('json');
    // Somebody who may not talk plays all the same, at a table whose name is drawn.
    const wanted = mayTalk(session) && name !== undefined ? { ...unnamed, name } : unnamed;
    // The others read the names that the host has written.
    if (wanted.evening !== undefined) requireMayTalk(session);
    if (wanted.open) await countTry(c.get('services'), 'openGames', account);
    const outcome = await createGame(c.get('services'), account, wanted, key);
    const answer = finish(c, outcome);
    return c.json(answer, 201, { ...headersOf(outcome, answer), location: `/api/games/${answer.game.id}` });
  })
  .openapi(read, async (c) => {
    const known = c.req.valid('header')['if-none-match'];
    const has = known === undefined ? null : (version: string) => matches(known, etagOf(version));
    const { rounds, ...asked } = c.req.valid('query');
    const query = { id: c.req.valid('param').id, ...asked, has };
    const reading = finish(c, await readGame(c.get('services'), c.get('claim'), query));
    if (!reading.isNew) {
      const { version, isNextPresent, here } = reading;
      return c.body(null, 304, {
        etag: etagOf(version),
        ...NOT_KEPT,
        ...(isNextPresent && { [PRESENCE_NEXT]: 'here' }),
        ...(here.length > 0 && { [PRESENCE_SEATS]: here.join(', ') }),
      });
    }
    return c.json(withoutRounds(reading.answer, rounds), 200, tagged(reading.answer));
  })
  .openapi(recap, async (c) => {
    const query = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json(orThrow(await readRecap(c.get('services').store, c.get('claim'), query)), 200, NOT_KEPT);
  })
  .openapi(record, async (c) => {
    const { account } = c.get('session');
    return c.json(orThrow(await readRecord(c.get('services').store, account, c.req.valid('param').id)), 200, NOT_KEPT);
  })
  .openapi(start, async (c) => {
    const command = { ...c.req.valid('param'), revision: c.req.valid('header')['if-match'], ...c.req.valid('json') };
    return respondWithGame(c, await startGame(c.get('services'), c.get('session').account, command));
  })
  .openapi(action, async (c) => {
    const { 'if-match': revision, 'idempotency-key': key } = c.req.valid('header');
    const command = { ...c.req.valid('param'), revision, key, ...c.req.valid('json') };
    const { rounds } = c.req.valid('query');
    return respondWithGame(c, await act(c.get('services'), c.get('claim'), command), rounds);
  });
