import { checkPlan, layPlan } from '@slow-train/players';
import { sayIn, type Sentence } from '@slow-train/words';
import { NewPlanSchema, PlanSchema, type GameAnswer, type NewPlan } from '@slow-train/protocol';
import { prose } from '@slow-train/protocol/prose';
import { err, ok, viewFor } from '@slow-train/rules';
import { advanceUntilChoice } from '../game/advance.ts';
import type { Game } from '../game/game.ts';
import { planOf, withoutPlan, withPlan } from '../game/plans.ts';
import type { AccountId } from '../game/seats.ts';
import { editGame, startUpdate } from '../game/update.ts';
import { answerFor } from '../game/view.ts';
import type { Failure } from '../http/problem.ts';
import { newRouter } from '../http/router.ts';
import { EDITED, gameParams, gameResponse, respondWithGame } from './contract.ts';
import type { GameServices, Ports } from './services.ts';
import { withSeat, type Outcome } from './with-game.ts';
import { defineRoute, jsonBody } from '../session/define-route.ts';

/**
 * Lays out a seat's plan for its next turns, replacing its earlier one. If it is the seat's turn, plays from it at
 * once. Idempotent. Unless something is played, this adds no revision and nobody else notices.
 * Failures: `not-found`; `conflict` (no round is being played); `invalid-request` (a sentence on what cannot be
 * planned); `stale-revision` (the plan it replaces has played or stopped)
 */
export function planTurns(
  ports: Ports,
  account: AccountId,
  { id, plan, turns, instead }: NewPlan & { readonly id: string },
): Promise<Outcome<GameAnswer>> {
  return withSeat(ports, account, { id }, (game, seat, now) => {
    const { round } = game;
    if (game.status !== 'playing' || round === null || round.table.phase === 'over') return err(NOTHING_TO_PLAN);
    const { version, laid: before } = planOf(game.plans, seat);
    // A retry: the first answer was lost.
    if (version === instead + 1 && before?.left === turns && isSame(before.plan, plan)) return ok(null);
    if (version !== instead) return err(planHasChanged(game, account));
    const view = viewFor(round, seat);
    const wrong: Sentence = (_, { planFaults }) => checkPlan(plan, view, planFaults) ?? '';
    if (sayIn('en', wrong) !== '') return err({ problem: 'invalid-request', detail: wrong });
    const laid = { ...layPlan(plan, turns, view), round: round.table.round, turns, stoppedAt: null };
    const planned = editGame(startUpdate(game, now), { plans: withPlan(game.plans, seat, laid) });
    return ok(advanceUntilChoice(planned, ports.chance));
  });
}

/** Removes an account's plan. Its played actions stay played. Failure: `not-found` */
export function removePlan(ports: Ports, account: AccountId, id: string): Promise<Outcome<GameAnswer>> {
  return withSeat(ports, account, { id }, (game, seat, now) => {
    const plans = withoutPlan(game.plans, seat);
    return ok(plans === game.plans ? null : editGame(startUpdate(game, now), { plans }));
  });
}

function isSame(one: NewPlan['plan'], other: NewPlan['plan']): boolean {
  return JSON.stringify(PlanSchema.parse(one)) === JSON.stringify(PlanSchema.parse(other));
}

const NOTHING_TO_PLAN: Failure = {
  problem: 'conflict',
  detail: (say) => say.nothingToPlan,
};

function planHasChanged(game: Game, account: AccountId): Failure {
  return {
    problem: 'stale-revision',
    detail: (say) => say.planChanged,
    current: answerFor(game, [], account),
  };
}

const lay = defineRoute({
  method: 'put',
  path: '/api/games/{id}/plan',
  summary: prose('Replaces your plan for your next turns; nobody else can see it'),
  callers: 'member',
  note: 'their own plan',
  request: { params: gameParams, body: jsonBody(NewPlanSchema) },
  answers: { ...EDITED, 200: gameResponse('The game with your plan, already played if it is your turn') },
  refuses: ['conflict', 'stale-revision'],
});

const remove = defineRoute({
  method: 'delete',
  path: '/api/games/{id}/plan',
  summary: prose('Removes your plan'),
  callers: 'member',
  note: 'their own plan',
  request: { params: gameParams },
  answers: { ...EDITED, 200: gameResponse('The game without your plan') },
  refuses: ['conflict'],
});

/** A player's own plan in a game. */
export const planRoutes = newRouter<GameServices>()
  .openapi(lay, async (c) => {
    const command = { ...c.req.valid('param'), ...c.req.valid('json') };
    return respondWithGame(c, await planTurns(c.get('services'), c.get('session').account, command));
  })
  .openapi(remove, async (c) =>
    respondWithGame(c, await removePlan(c.get('services'), c.get('session').account, c.req.valid('param').id)),
  );
