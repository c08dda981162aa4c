import {
  acceptContribution,
  acceptSeal,
  type Evidence,
  type CommitmentMessage,
  type RoundCommitments,
  type CommitmentRefusal,
} from '@slow-train/fairness';
import { addressNumber, CommitmentMessagesSchema, type CommitmentsAnswer } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, MOST_ENGINES, ok, type Result, type Seat } from '@slow-train/rules';
import { advanceUntilChoice } from '../game/advance.ts';
import { closeIfComplete, commitmentsFor, withRoundCommitments } from '../game/commitments.ts';
import { evidenceOf } from '../game/deal.ts';
import type { Game } from '../game/game.ts';
import { isMember, seatOf, type AccountId } from '../game/seats.ts';
import { startUpdate } from '../game/update.ts';
import { fairnessOf } from '../game/view.ts';
import { NOT_KEPT } from '../http/headers.ts';
import { NOT_FOUND, orThrow, type Failure } from '../http/problem.ts';
import { EvidenceBody, CommitmentsBody } from '../http/responses.ts';
import { newRouter } from '../http/router.ts';
import type { GameStore } from '../store/game-store.ts';
import { gameParams } from './contract.ts';
import { finish } from './finish.ts';
import type { GameServices, Ports } from './services.ts';
import { loadForSeat, withGame, type Outcome } from './with-game.ts';
import { defineRoute, json, jsonBody } from '../session/define-route.ts';

/**
 * Accepts a browser's commitments and contributions to upcoming deals: all of them, or none. Once this has returned
 * they count: a concurrent deal without them fails to save and is made again. The last one that a deal waits for deals
 * the round.
 * Failures: `not-found`, `conflict` (a sentence on what cannot be accepted), `invalid-request`
 */
function submitCommitments(
  ports: Ports,
  account: AccountId,
  { id, messages }: { readonly id: string; readonly messages: readonly CommitmentMessage[] },
): Promise<Outcome<CommitmentsAnswer>> {
  return withGame(ports, {
    load: () => loadForSeat(ports.store, id, account),
    decide({ game }, now) {
      const taken = takeAll(game, seatOf(game, account) ?? 0, messages);
      if (!taken.ok) return taken;
      const update = advanceUntilChoice(
        { ...startUpdate(game, now), game: closeIfComplete(taken.value) },
        ports.chance,
      );
      const { lists } = fairnessOf(update.game);
      return ok({ update, answer: { revision: update.game.revision, fairness: { lists } } });
    },
  });
}

function takeAll(game: Game, seat: Seat, messages: readonly CommitmentMessage[]): Result<Game, Failure> {
  let now = game;
  for (const message of messages) {
    const taken = takeOne(now, seat, message);
    if (!taken.ok) return taken;
    now = taken.value;
  }
  return ok(now);
}

function takeOne(game: Game, seat: Seat, message: CommitmentMessage): Result<Game, Failure> {
  const commitments = commitmentsFor(game, message.round)?.commitments;
  if (commitments === undefined) return err(notPrepared(game, message.round));
  const taken = take(commitments, seat, message);
  if (!taken.ok) return err(refused(taken.error, message.round));
  return ok(taken.value === commitments ? game : withRoundCommitments(game, taken.value));
}

function take(
  commitments: RoundCommitments,
  seat: Seat,
  message: CommitmentMessage,
): Result<RoundCommitments, CommitmentRefusal> {
  if ('seal' in message) return acceptSeal(commitments, seat, message.seal);
  const isThere = commitments.secret.contributions[seat] === message.contribution;
  return isThere ? ok(commitments) : acceptContribution(commitments, seat, message.contribution);
}

function notPrepared({ deals, setup }: Game, round: number): Failure {
  if (deals.some((deal) => deal.round === round)) return { problem: 'conflict', detail: (say) => say.wasDealt(round) };
  const { rounds } = setup;
  return {
    problem: 'conflict',
    detail: (say) => (round > rounds ? say.roundsOf(rounds) : say.notPrepared(round)),
  };
}

function refused(problem: CommitmentRefusal, round: number): Failure {
  return {
    problem: problem === 'MALFORMED' ? 'invalid-request' : 'conflict',
    detail: (say) => say.aboutRound(round, say.commitment[problem]),
  };
}

/**
 * Returns the evidence of how a round was dealt, for its players, once it is over. Its decks are the ones that were
 * played, even if the secret and contributions would give others today.
 * Failures: `not-found`; `conflict` while the round is not over, because the evidence is still secret
 */
async function readDeal(
  store: GameStore,
  account: AccountId,
  { id, round }: { readonly id: string; readonly round: number },
): Promise<Result<Evidence, Failure>> {
  const found = await store.loadWithDeal(id, round);
  if (found === undefined || !isMember(found.game, account)) return err(NOT_FOUND);
  const { game, deal } = found;
  if (round > game.setup.rounds) return err({ problem: 'not-found', detail: (say) => say.roundsOf(game.setup.rounds) });
  if (round > game.results.length) {
    return err({
      problem: 'conflict',
      detail: (say) => say.notOver(round),
    });
  }
  if (deal === null) return err({ problem: 'not-found', detail: (say) => say.notProvable });
  return ok({ ...evidenceOf(game, deal.prepared.commitments), decks: deal.decks });
}

const submit = defineRoute({
  method: 'post',
  path: '/api/games/{id}/commitments',
  summary: prose(
    "Submits your browser's part in the next deals: seals, and contributions once a list is closed (docs/fair-deals.md)",
  ),
  callers: 'member',
  request: { params: gameParams, body: jsonBody(CommitmentMessagesSchema) },
  answers: {
    200: json(
      'All are accepted; repeating them changes nothing. No new revision, unless the next round was dealt',
      CommitmentsBody,
    ),
  },
  refuses: ['conflict'],
});

const read = defineRoute({
  method: 'get',
  path: '/api/games/{id}/deals/{round}',
  summary: prose('Returns the evidence of how a finished round was dealt'),
  callers: 'member',
  note: 'once the round is over',
  request: { params: gameParams.extend({ round: addressNumber(1, MOST_ENGINES) }) },
  answers: { 200: json('The evidence', EvidenceBody) },
  refuses: ['conflict'],
});

/** Fair deals: browsers' contributions, and the evidence afterwards (docs/fair-deals.md). */
export const commitmentRoutes = newRouter<GameServices>()
  .openapi(submit, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    const answer = finish(c, await submitCommitments(c.get('services'), c.get('session').account, command));
    return c.json(answer, 200, NOT_KEPT);
  })
  .openapi(read, async (c) => {
    const evidence = await readDeal(c.get('services').store, c.get('session').account, c.req.valid('param'));
    return c.json(orThrow(evidence), 200, NOT_KEPT);
  });
