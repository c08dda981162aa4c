import { afterPlanned, runPlan } from '@slow-train/players';
import { play, viewFor, writeAction, type Seat } from '@slow-train/rules';
import type { Change } from '../games/change.ts';
import { seatsOn } from '../games/game.ts';
import { addStep } from '../games/step.ts';
import { planOf, withoutPlan, withPlan } from './seat-plan.ts';

/** Plays one action by the plan of a seat that is on, or stops that plan; undefined where no plan has anything to do. */
export function planActs(change: Change): Change | undefined {
  const { game } = change;
  const { round } = game;
  if (round === null) return undefined;
  for (const seat of seatsOn(game)) {
    const { laid } = planOf(game.plans, seat);
    if (laid === null || laid.stopped !== null || game.seats[seat]?.kind !== 'person') continue;
    const { run, action } = runPlan(laid, viewFor(round, seat));
    if (action === null) {
      const plans = withPlan(game.plans, seat, { ...laid, ...run, stoppedAt: game.revision });
      return { ...change, game: { ...game, plans } };
    }
    const played = play(round, seat, action);
    if (!played.ok) throw new Error(`What was planned was refused: ${played.error.code}.`);
    const mark = afterPlanned(run, viewFor(played.value.state, seat));
    const plans = withPlan(game.plans, seat, { ...laid, ...mark });
    const step = { seat, action: writeAction(action), by: 'plan', ...played.value } as const;
    return addStep({ ...change, game: { ...game, plans } }, step);
  }
  return undefined;
}

/** A plan that has stopped has said so as soon as its owner plays on. */
export function withoutStopped(change: Change, seat: Seat): Change {
  const { game } = change;
  const isStopped = (planOf(game.plans, seat).laid?.stopped ?? null) !== null;
  return isStopped ? { ...change, game: { ...game, plans: withoutPlan(game.plans, seat) } } : change;
}
