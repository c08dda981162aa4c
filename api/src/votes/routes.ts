import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import { BallotSchema, VoteMatterSchema } from '@slow-train/protocol';
import * as z from 'zod';
import { signedIn, type AppEnv } from '../accounts/session.ts';
import { EDITED_BY_BODY, jsonBody, tableParams } from '../games/contract-parts.ts';
import { tagged } from '../headers.ts';
import { onInvalid } from '../on-invalid.ts';
import { orThrow } from '../problem.ts';
import { cast, propose } from './vote.ts';

const newVote = createRoute({
  method: 'post',
  path: '/games/{id}/votes',
  summary: 'Ask the table for a vote; whoever asks is in favour',
  middleware: signedIn,
  request: { params: tableParams, body: jsonBody(VoteMatterSchema) },
  responses: EDITED_BY_BODY,
});

const ballot = createRoute({
  method: 'put',
  path: '/games/{id}/votes/{vote}',
  summary: 'Vote for or against it; until it is decided I may change my mind',
  middleware: signedIn,
  request: {
    params: tableParams.extend({ vote: z.coerce.number().int().min(1) }),
    body: jsonBody(BallotSchema),
  },
  responses: EDITED_BY_BODY,
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
