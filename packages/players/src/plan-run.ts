import { isOn, parseTile, turnIdOf, without, type Action, type Tile, type View } from '@slow-train/rules';
import { plannedAction, type Plan } from './plan.ts';
import { markOf, stopOf, type PlanMark, type PlanStop } from './plan-stops.ts';

/** A plan in use: plain data, stored between turns. */
export interface PlanRun {
  /** Loses its tiles and plays when another round begins, since they belong to the previous hand. */
  readonly plan: Plan;
  /** The number of turns in which it may still play. */
  readonly left: number;
  /** The turn in which it plays, or last played (`turnIdOf`). */
  readonly turn: string | null;
  readonly mark: PlanMark;
  readonly stopped: PlanStop | null;
}

/** Starts a plan that plays in at most this many turns of its seat. */
export function layPlan(plan: Plan, turns: number, view: View): PlanRun {
  return { plan, left: turns, turn: null, mark: markOf(view), stopped: null };
}

/**
 * Returns the plan's action for a seat with the turn, and the run with that action counted; without an action, the run
 * is stopped and says why. Counts turns and checks stop conditions at the beginning of a turn only.
 * Throws an Error for a seat without the turn.
 */
export function runPlan(run: PlanRun, view: View): { readonly run: PlanRun; readonly action: Action | null } {
  const { table, seat } = view;
  if (seat === null || !isOn(table, seat)) throw new Error('a plan plays only for a seat with the turn');
  if (run.stopped !== null) return { run, action: null };
  const turn = turnIdOf(table, seat);
  const isNewTurn = turn !== run.turn;
  const stop = isNewTurn ? stopBefore(run, view) : null;
  if (stop !== null) return { run: { ...run, stopped: stop }, action: null };
  const plan = table.round === run.mark.round ? run.plan : { ...run.plan, train: [], cover: [], plays: [] };
  const action = plannedAction(plan, view);
  const after = action === null ? plan : planAfter(plan, action, view.hand);
  if (action === null) return { run: { ...run, plan, stopped: { why: 'nothingFits' } }, action };
  return { run: { ...run, plan: after, left: isNewTurn ? run.left - 1 : run.left, turn }, action };
}

/** Returns the plan without a tile that it plays now if its twin stays in the hand, which the plan does not mean. */
function planAfter(plan: Plan, action: Action, hand: readonly Tile[]): Plan {
  if (action.do !== 'play' || !without(hand, action.tile).includes(action.tile)) return plan;
  const played = plan.train.findIndex((name) => parseTile(name) === action.tile);
  return { ...plan, train: plan.train.filter((_, index) => index !== played) };
}

function stopBefore({ plan, left, mark }: PlanRun, view: View): PlanStop | null {
  return left > 0 ? stopOf(plan, mark, view) : { why: 'turnsUsed' };
}

/**
 * Returns the run after its own action, given the view after it: only what opens later counts as new. If the action
 * ended the round and the next one has already begun, the mark stays, so that the plan still notices.
 */
export function afterPlanned(run: PlanRun, view: View): PlanRun {
  const isSameRound = run.turn?.startsWith(`${view.table.round}:`) === true;
  return isSameRound ? { ...run, mark: markOf(view) } : run;
}
