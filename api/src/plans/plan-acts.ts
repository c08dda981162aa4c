import { afterPlanned, runPlan } from '@slow-train/players';
import { play, viewFor, writeAction, type RoundState, type Seat } from '@slow-train/rules';
import { forLog } from '../db.ts';
import type { Change } from '../games/change.ts';
import { seatsOn, type Game } from '../games/game.ts';
import { addStep } from '../games/step.ts';
import { planOf, withoutPlan, withPlan, type Laid } from './seat-plan.ts';

/** Actions by plans in one save: where all have planned they could play whole rounds, and a request may not take for ever. */
const MOST_IN_A_SAVE = 24;

/**
 * Plays one action by the plan of a seat that is on, or stops that plan; undefined where no plan has anything to do, and
 * where enough was done in this save: then the rest is due at once (`isPlanWaiting`).
 */
export function planActs(change: Change): Change | undefined {
  const { game } = change;
  const [next] = activePlans(game);
  if (next === undefined || change.entries.filter(({ by }) => by === 'plan').length >= MOST_IN_A_SAVE) return undefined;
  const { seat, laid, round } = next;
  const played = playedBy(laid, round, seat);
  if (played.action === null) {
    const plans = withPlan(game.plans, seat, { ...laid, ...played.run, stoppedAt: game.revision });
    return { ...change, game: { ...game, plans } };
  }
  const plans = withPlan(game.plans, seat, { ...laid, ...played.run });
  const { action, state, events } = played;
  return addStep({ ...change, game: { ...game, plans } }, { seat, action, by: 'plan', state, events });
}

/** Whether a plan is to play on that had to break off. */
export function isPlanWaiting(game: Pick<Game, 'status' | 'round' | 'plans' | 'seats'>): boolean {
  return activePlans(game).length > 0;
}

/** The plans of the seats that are on, as far as they have not stopped. */
function activePlans({
  status,
  round,
  plans,
  seats,
}: Pick<Game, 'status' | 'round' | 'plans' | 'seats'>): { seat: Seat; laid: Laid; round: RoundState }[] {
  if (round === null) return [];
  return seatsOn({ status, round }).flatMap((seat) => {
    const { laid } = planOf(plans, seat);
    return laid === null || laid.stopped !== null || seats[seat]?.kind !== 'person' ? [] : [{ seat, laid, round }];
  });
}

/** What the plan of a seat does, and the round after it. One that cannot be played stops, and keeps nobody waiting. */
function playedBy(laid: Laid, round: RoundState, seat: Seat) {
  try {
    const { run, action } = runPlan(laid, viewFor(round, seat));
    if (action === null) return { run, action };
    const played = play(round, seat, action);
    if (!played.ok) throw new Error(`What was planned was refused: ${played.error.code}.`);
    const { state, events } = played.value;
    return { run: afterPlanned(run, viewFor(state, seat)), action: writeAction(action), state, events };
  } catch (error) {
    console.error(`A plan: ${error instanceof Error ? forLog(error) : 'failed'}`);
    return { run: { stopped: { why: 'nothingFits' } }, action: null } as const;
  }
}

/** A plan that has stopped has said so as soon as its owner plays on. */
export function withoutStopped(change: Change, seat: Seat): Change {
  const { game } = change;
  const isStopped = (planOf(game.plans, seat).laid?.stopped ?? null) !== null;
  return isStopped ? { ...change, game: { ...game, plans: withoutPlan(game.plans, seat) } } : change;
}
