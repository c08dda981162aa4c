import type { Sentence } from '@slow-train/words';
import { BallotSchema, VoteMatterSchema, type GameAnswer, type VoteMatter } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, type Result } from '@slow-train/rules';
import { advanceUntilChoice } from '../game/advance.ts';
import type { AccountId } from '../game/seats.ts';
import type { GameUpdate } from '../game/update.ts';
import { castBallot, openVote } from '../game/vote.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { EDITED, gameParams, numberParam, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { withSeat, type Outcome } from './with-game.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';

/**
 * Proposes a vote; the proposer is in favour. If nobody else may vote, it is decided at once.
 * Failures: `not-found`; `conflict` (another vote is open, or this one makes no sense now; a sentence says what to do)
 */
export function proposeVote(
  ports: Ports,
  account: AccountId,
  { id, matter }: { readonly id: string; readonly matter: VoteMatter },
): Promise<Outcome<GameAnswer>> {
  return withSeat(ports, account, { id }, (game, seat, now) => decided(ports, openVote(game, seat, matter, now)));
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

const propose = defineRoute({
  method: 'post',
  path: '/api/games/{id}/votes',
  summary: prose('Calls a vote; the caller votes in favour'),
  callers: 'member',
  request: { params: gameParams, body: jsonBody(VoteMatterSchema) },
  answers: EDITED,
  refuses: ['conflict'],
  limits: ['votes'],
});

const cast = defineRoute({
  method: 'put',
  path: '/api/games/{id}/votes/{vote}',
  summary: prose('Votes for or against; you can change your vote until the result is decided'),
  callers: 'member',
  note: 'their own ballot',
  request: {
    params: gameParams.extend({ vote: numberParam }),
    body: jsonBody(BallotSchema),
  },
  answers: EDITED,
  refuses: ['conflict'],
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
