import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { BallotSchema, GameIdSchema, VoteMatterSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import {
  ALWAYS,
  CONFLICT,
  CROSS_ORIGIN,
  GameAnswer,
  INVALID,
  NOT_SIGNED_IN,
  TOO_LARGE,
  UNKNOWN,
} from '../responses.ts';
import { cast, propose } from './vote.ts';

const params = z.object({ id: GameIdSchema });
const responses = {
  200: { description: 'The table', content: { 'application/json': { schema: GameAnswer } } },
  ...INVALID,
  ...NOT_SIGNED_IN,
  ...CROSS_ORIGIN,
  ...UNKNOWN,
  ...CONFLICT,
  ...TOO_LARGE,
  ...ALWAYS,
};

const newVote = createRoute({
  method: 'post',
  path: '/games/{id}/votes',
  summary: 'Ask the table for a vote; whoever asks is in favour',
  middleware: signedIn,
  request: { params, body: { required: true, content: { 'application/json': { schema: VoteMatterSchema } } } },
  responses,
});

const ballot = createRoute({
  method: 'put',
  path: '/games/{id}/votes/{vote}',
  summary: 'Vote for or against it; until it is decided I may change my mind',
  middleware: signedIn,
  request: {
    params: params.extend({ vote: z.coerce.number().int().min(1) }),
    body: { required: true, content: { 'application/json': { schema: BallotSchema } } },
  },
  responses,
});

/** Votes of the people at a table. */
export const voteRoutes = new OpenAPIHono<AppEnv>({ defaultHook: onInvalid })
  .openapi(newVote, async (c) => {
    const wanted = { ...c.req.valid('param'), matter: c.req.valid('json') };
    const answer = orThrow(await propose(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  })
  .openapi(ballot, async (c) => {
    const wanted = { ...c.req.valid('param'), ...c.req.valid('json') };
    const answer = orThrow(await cast(c.get('services'), c.get('me'), wanted));
    return c.json(answer, 200, tagged(answer));
  });
