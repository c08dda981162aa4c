import { isOn, turnIdOf, type Action, type View } from '@slow-train/rules';
import { plannedAction, type Plan } from './plan.ts';
import { markOf, stopOf, type PlanMark, type PlanStop } from './plan-stops.ts';

/** A plan in use. Plain data, to be stored between turns. */
export interface PlanRun {
  /** Without its tiles and plays once another round has begun: they were for another hand. */
  readonly plan: Plan;
  /** Own turns that it may still play in. */
  readonly left: number;
  /** The turn that it plays in, or has last played in: see `turnIdOf` of the rules. */
  readonly turn: string | null;
  readonly mark: PlanMark;
  readonly stopped: PlanStop | null;
}

/** A plan laid out now, for that many own turns in which it plays. */
export function layPlan(plan: Plan, turns: number, view: View): PlanRun {
  return { plan, left: turns, turn: null, mark: markOf(view), stopped: null };
}

/**
 * What the plan does for a seat that is on, and the run with that action counted; without an action the run is stopped
 * and says why. Its turns and its stop conditions are read where a turn begins, not between the actions of one.
 * Throws an Error for a seat that is not on.
 */
export function runPlan(run: PlanRun, view: View): { readonly run: PlanRun; readonly action: Action | null } {
  const { table, seat } = view;
  if (seat === null || !isOn(table, seat)) throw new Error('a plan plays for a seat that is on');
  if (run.stopped !== null) return { run, action: null };
  const turn = turnIdOf(table, seat);
  const isNewTurn = turn !== run.turn;
  const stop = isNewTurn ? stopBefore(run, view) : null;
  if (stop !== null) return { run: { ...run, stopped: stop }, action: null };
  const plan = table.round === run.mark.round ? run.plan : { ...run.plan, train: [], cover: [], plays: [] };
  const action = plannedAction(plan, view);
  if (action === null) return { run: { ...run, plan, stopped: { why: 'nothingFits' } }, action };
  return { run: { ...run, plan, left: isNewTurn ? run.left - 1 : run.left, turn }, action };
}

function stopBefore({ plan, left, mark }: PlanRun, view: View): PlanStop | null {
  return left > 0 ? stopOf(plan, mark, view) : { why: 'turnsUsed' };
}

/**
 * The run after its own action, which `view` shows: from now on whatever else comes to lie open is new. Where that action
 * has ended the round and the next one is there already, the mark stays, so that the plan still notices.
 */
export function afterPlanned(run: PlanRun, view: View): PlanRun {
  const isSameRound = run.turn?.startsWith(`${view.table.round}:`) === true;
  return isSameRound ? { ...run, mark: markOf(view) } : run;
}
