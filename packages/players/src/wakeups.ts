import {
  isDouble,
  isOn,
  pips,
  tileName,
  turnIdOf,
  viewFor,
  type Action,
  type RoundState,
  type Seat,
  type Setup,
  type Tile,
  type View,
} from '@slow-train/rules';
import { chooseAction } from './computer.ts';
import { longestTrainOf } from './endings.ts';
import { forcedAction } from './forced.ts';
import type { Plan, PlanStops } from './plan.ts';
import { afterPlanned, layPlan, runPlan, type PlanRun } from './plan-run.ts';
import { recordGame } from './record-game.ts';

/** How often people have to come back in a game: the sum over all of its seats. */
export interface Wakeups {
  /** With everything sent by hand: once for each turn, however many actions it takes, and for each build. */
  readonly turns: number;
  /** Where what has no choice plays itself: once for each turn in which there was anything to decide. */
  readonly forced: number;
  /** With plans besides: once for each turn with anything to decide in which no plan plays, or it stops. */
  readonly plans: number;
}

/** What plans people lay. */
export interface PlanPolicy {
  /** Own turns that each of them is for; those that are forced do not count. */
  readonly turns: number;
  readonly stops: PlanStops;
}

/**
 * People who are careful and not anxious: a plan is for four turns, and they come back when somebody is about to go out
 * and for each new hand. That a double or a train opens somewhere does not bring them back, for the plan knows what to
 * lay on the double, and who has no tile for a train elsewhere goes by the advice.
 */
export const USUAL_POLICY: PlanPolicy = {
  turns: 4,
  stops: { doubleOpens: false, trainOpens: false, oneTile: true, roundEnds: true },
};

type Shuffle = (tiles: readonly Tile[]) => readonly Tile[];

/**
 * Counts through whole games in which all seats decide as the computer player does: one by hand, and the same deals once
 * more with plans. `chance` starts the same shuffles anew. The same shuffles, the same counts.
 */
export function wakeupsOf(setup: Setup, chance: () => Shuffle, policy: PlanPolicy = USUAL_POLICY): Wakeups {
  return { ...byHand(setup, chance()), plans: withPlans(setup, chance(), policy) };
}

function byHand(setup: Setup, shuffle: Shuffle): Pick<Wakeups, 'turns' | 'forced'> {
  const turns = new Set<string>();
  const withChoice = new Set<string>();
  const choose = (state: RoundState, seat: Seat): Action => {
    const view = viewFor(state, seat);
    const turn = `${seat}:${turnIdOf(view.table, seat)}`;
    turns.add(turn);
    if (forcedAction(view) === null) withChoice.add(turn);
    return chooseAction(view);
  };
  recordGame({ setup, shuffle, withLegal: false, choose });
  return { turns: turns.size, forced: withChoice.size };
}

/**
 * Who comes plays their turn by hand to its end, and lays the next plan before they leave. Who ends the round by hand
 * lays none: the next hand is not dealt while they are there.
 */
function withPlans(setup: Setup, shuffle: Shuffle, policy: PlanPolicy): number {
  let visits = 0;
  const runs = new Map<Seat, PlanRun>();
  /** The turn that somebody is there for. */
  const visiting = new Map<Seat, string>();
  /** What is still to be done with the table as the last action leaves it. */
  let afterwards: (state: RoundState) => void = () => {};

  const leave = (seat: Seat, turn: string, state: RoundState): void => {
    const view = viewFor(state, seat);
    if (turn === turnIdOf(view.table, seat) && isOn(view.table, seat)) return;
    visiting.delete(seat);
    if (turn.startsWith(`${view.table.round}:`))
      runs.set(seat, layPlan(relaxedPlan(view, policy.stops), policy.turns, view));
  };

  const actionOf = (view: View, seat: Seat): Action => {
    const forced = forcedAction(view);
    if (forced !== null) return forced;
    const run = visiting.has(seat) ? undefined : runs.get(seat);
    const next = run && runPlan(run, view);
    if (next?.action) {
      afterwards = (state) => runs.set(seat, afterPlanned(next.run, viewFor(state, seat)));
      return next.action;
    }
    if (!visiting.has(seat)) visits++;
    runs.delete(seat);
    visiting.set(seat, turnIdOf(view.table, seat));
    return chooseAction(view);
  };

  const choose = (state: RoundState, seat: Seat): Action => {
    afterwards(state);
    afterwards = () => {};
    const action = actionOf(viewFor(state, seat), seat);
    const turn = visiting.get(seat);
    if (turn !== undefined) afterwards = (next) => leave(seat, turn, next);
    return action;
  };
  recordGame({ setup, shuffle, withLegal: false, choose });
  return visits;
}

/** The longest train; for a double what is not in the train, heaviest first, then the train from its far end; advice. */
function relaxedPlan(view: View, stops: PlanStops): Plan {
  const train = longestTrainOf(view).tiles;
  const spare = view.hand.filter((tile) => !train.includes(tile)).toSorted((a, b) => pips(b) - pips(a));
  const cover = [...spare, ...train.toReversed()].filter((tile) => !isDouble(tile));
  return { train: train.map(tileName), cover: cover.map(tileName), plays: [], otherwise: 'advice', stops };
}
