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

/** How often people have to come back to a game, over all seats. */
export interface Wakeups {
  /** With every action made by hand: once for each turn, regardless of its number of actions, and for each build. */
  readonly turns: number;
  /** With forced actions played automatically: once for each turn with anything to decide. */
  readonly forced: number;
  /** With plans as well: once for each turn with anything to decide in which no plan plays, or in which one stops. */
  readonly plans: number;
}

/** What kind of plans people make. */
export interface PlanPolicy {
  /** The number of turns of each plan, not counting forced ones. */
  readonly turns: number;
  readonly stops: PlanStops;
}

/**
 * People who are careful but not anxious: they plan four turns, and come back when somebody is about to go out and for
 * each new hand. They do not come back when a double or a train opens: the plan has a tile for the double, and the
 * advice covers the rest.
 */
export const USUAL_POLICY: PlanPolicy = {
  turns: 4,
  stops: { doubleOpens: false, trainOpens: false, oneTile: true, roundEnds: true },
};

type Shuffle = (tiles: readonly Tile[]) => readonly Tile[];

/**
 * Counts visits in whole games in which all seats decide as the computer player does: one game by hand, then the same
 * deals with plans. `chance` restarts the same shuffles. Deterministic.
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
 * Counts the visits: a visitor finishes the turn by hand and makes the next plan before leaving, unless the round is
 * over, since the next hand is not dealt yet.
 */
function withPlans(setup: Setup, shuffle: Shuffle, policy: PlanPolicy): number {
  let visits = 0;
  const runs = new Map<Seat, PlanRun>();
  /** By seat: the turn that a visitor plays by hand. */
  const visiting = new Map<Seat, string>();
  /** Runs once the last action has been applied. */
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

/** Plans the longest train; covers doubles with spare tiles, heaviest first, then with the train from its far end. */
function relaxedPlan(view: View, stops: PlanStops): Plan {
  const train = longestTrainOf(view).tiles;
  const spare = view.hand.filter((tile) => !train.includes(tile)).toSorted((a, b) => pips(b) - pips(a));
  const cover = [...spare, ...train.toReversed()].filter((tile) => !isDouble(tile));
  return { train: train.map(tileName), cover: cover.map(tileName), plays: [], otherwise: 'advice', stops };
}
