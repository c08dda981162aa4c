import { checkPlan, layPlan } from '@slow-train/players';
import { PlanSchema, type GameAnswer, type NewPlan } from '@slow-train/protocol';
import { err, ok, viewFor, type Result } from '@slow-train/rules';
import { answerFor } from '../games/answer.ts';
import { runOn } from '../games/automation.ts';
import { changeOf, type Change } from '../games/change.ts';
import { editTable } from '../games/edit-table.ts';
import type { Game } from '../games/game.ts';
import type { Player } from '../games/player.ts';
import type { Ports } from '../games/ports.ts';
import type { Failure } from '../problem.ts';
import { planOf, withoutPlan, withPlan } from './seat-plan.ts';

/**
 * Lays out what is to be played in one's turns to come, in place of what was laid out before. If one's turn has come
 * meanwhile, it is played at once. Sent again, it changes nothing. No revision of the table, unless it plays, and no news
 * to anybody.
 * Failures: `not-found`; `conflict` (nothing is being played); `invalid-request` (what cannot be planned, in a sentence);
 * `stale-revision` (what it replaces has played or stopped meanwhile)
 */
export function layOut(
  ports: Ports,
  player: Player,
  { id, plan, turns, instead }: NewPlan & { readonly id: string },
): Promise<Result<GameAnswer, Failure>> {
  return editTable(ports, player, id, (game, seat, at) => {
    const { round } = game;
    if (game.status !== 'playing' || round === null || round.table.phase === 'over') return err(NOTHING_TO_PLAN);
    const { version, laid: before } = planOf(game.plans, seat);
    // Sent again, because the answer was lost.
    if (version === instead + 1 && before?.left === turns && isSame(before.plan, plan)) return ok(null);
    if (version !== instead) return err(playedMeanwhile(game, player));
    const view = viewFor(round, seat);
    const wrong = checkPlan(plan, view);
    if (wrong !== null) return err({ problem: 'invalid-request', detail: wrong });
    const laid = { ...layPlan(plan, turns, view), round: round.table.round, turns, stoppedAt: null };
    return ok(runOn(withPlans(game, withPlan(game.plans, seat, laid), at), ports.chance));
  });
}

/** Takes one's plan back: what it has played stays played. Failure: `not-found` */
export function takePlanBack(ports: Ports, player: Player, id: string): Promise<Result<GameAnswer, Failure>> {
  return editTable(ports, player, id, (game, seat, at) => {
    const plans = withoutPlan(game.plans, seat);
    return ok(plans === game.plans ? null : withPlans(game, plans, at));
  });
}

function isSame(one: NewPlan['plan'], other: NewPlan['plan']): boolean {
  return JSON.stringify(PlanSchema.parse(one)) === JSON.stringify(PlanSchema.parse(other));
}

function withPlans(game: Game, plans: Game['plans'], at: Date): Change {
  const change = changeOf(game, at);
  return { ...change, game: { ...game, plans } };
}

const NOTHING_TO_PLAN: Failure = {
  problem: 'conflict',
  detail: 'No round is being played here now: there is nothing to plan. Plan when the next one is dealt.',
};

function playedMeanwhile(game: Game, { account }: Player): Failure {
  return {
    problem: 'stale-revision',
    detail:
      'Your plan is not the one you have changed: it has played, or another device of yours has. Look at it again.',
    current: answerFor(game, [], account),
  };
}
