import type { Sentence } from '@slow-train/words';
import { createRoute } from '@hono/zod-openapi';
import { BallotSchema, VoteMatterSchema, type GameAnswer, type VoteMatter } from '@slow-train/protocol';
import { err, ok, type Result } from '@slow-train/rules';
import { advanceUntilChoice } from '../game/advance.ts';
import type { AccountId } from '../game/seats.ts';
import type { GameUpdate } from '../game/update.ts';
import { castBallot, openVote } from '../game/vote.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { countTry } from '../session/limits.ts';
import { requireSession } from '../session/session.ts';
import { EDITED, gameParams, jsonBody, respondWithGame, revisionParam } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { withSeat, type Outcome } from './with-game.ts';

/**
 * Proposes a vote; the proposer is in favour. If nobody else may vote, it is decided at once.
 * Failures: `not-found`; `conflict` (another vote is open, or this one makes no sense now; a sentence says what to do)
 * @throws ProblemError `too-many-requests`
 */
export async function proposeVote(
  services: GameServices,
  account: AccountId,
  { id, matter }: { readonly id: string; readonly matter: VoteMatter },
): Promise<Outcome<GameAnswer>> {
  await countTry(services, 'votes', `${account}/${id}`);
  return withSeat(services, account, { id }, (game, seat, now) => decided(services, openVote(game, seat, matter, now)));
}

/**
 * Casts or changes a vote. If that decides it, the decision is carried out in the same save.
 * Failures: `not-found`; `conflict` (the vote is over, or about themselves)
 */
export function castVote(
  ports: Ports,
  account: AccountId,
  { id, ...ballot }: { readonly id: string; readonly vote: number; readonly inFavour: boolean },
): Promise<Outcome<GameAnswer>> {
  return withSeat(ports, account, { id }, (game, seat, now) => decided(ports, castBallot(game, seat, ballot, now)));
}

/** Returns the update with the vote's decision carried out, and everything that follows from it. */
function decided({ chance }: Ports, voted: Result<GameUpdate | null, Sentence>): Result<GameUpdate | null, Failure> {
  if (!voted.ok) return err({ problem: 'conflict', detail: voted.error });
  return ok(voted.value && advanceUntilChoice(voted.value, chance));
}

const propose = createRoute({
  method: 'post',
  path: '/games/{id}/votes',
  summary: 'Calls a vote; the caller votes in favour',
  middleware: requireSession,
  request: { params: gameParams, body: jsonBody(VoteMatterSchema) },
  responses: EDITED,
});

const cast = createRoute({
  method: 'put',
  path: '/games/{id}/votes/{vote}',
  summary: 'Votes for or against; you can change your vote until the result is decided',
  middleware: requireSession,
  request: {
    params: gameParams.extend({ vote: revisionParam.min(1) }),
    body: jsonBody(BallotSchema),
  },
  responses: EDITED,
});

/** Votes of a game's players. */
export const voteRoutes = newRouter<GameServices>()
  .openapi(propose, async (c) => {
    const command = { ...c.req.valid('param'), matter: c.req.valid('json') };
    return respondWithGame(c, await proposeVote(c.get('services'), c.get('session').account, command));
  })
  .openapi(cast, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await castVote(c.get('services'), c.get('session').account, command));
  });
