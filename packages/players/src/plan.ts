import {
  bears,
  heldOf,
  branchOf,
  isAfterDouble,
  isOn,
  isOnDouble,
  legalActions,
  legalPlays,
  mainEnd,
  otherEnd,
  parseAction,
  parseTile,
  type Action,
  type Line,
  type Move,
  type OpenDouble,
  type Seat,
  type PublicRound,
  type Tile,
  type TileName,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { chooseAction, withTap } from './computer.ts';
import { forcedAction } from './forced.ts';
import type { Play } from './outlook.ts';

/** What to do if no part of a plan fits: wait for the player, or do what the computer player would. */
type PlanOtherwise = 'wait' | 'advice';

/** When a plan stops and leaves the turn to its player (`plan-stops.ts`). */
export interface PlanStops {
  readonly doubleOpens: boolean;
  readonly trainOpens: boolean;
  readonly oneTile: boolean;
  readonly roundEnds: boolean;
}

/**
 * A player's plan for their next turns, made during somebody else's. As stored and sent: tiles and plays as text.
 */
export interface Plan {
  /** Tiles for the seat's own train, in this order. */
  readonly train: readonly TileName[];
  /** Tiles for covering a double: the first that fits is played. */
  readonly cover: readonly TileName[];
  /** Plays in the notation of docs/rules.md section 7, such as `8-3@M`: the first legal one is made. */
  readonly plays: readonly string[];
  readonly otherwise: PlanOtherwise;
  readonly stops: PlanStops;
}

/**
 * Returns the action that a plan prescribes for a seat with the turn; null if no part of it fits and it says to wait,
 * for a seat without the turn, and for a spectator. Always legal, with a tap if one is due. Depends only on the plan
 * and the view.
 *
 * In this order: a forced action; a tile for the double that has to be covered; the next tile of the train; the first
 * legal play; `otherwise`. If a build is due, as much of the train as fits replaces the middle three. Never draws or
 * passes unless forced to, and catches nobody.
 */
export function plannedAction(plan: Plan, view: View): Action | null {
  const { table, hand, seat } = view;
  if (seat === null || !isOn(table, seat)) return null;
  const forced = forcedAction(view);
  if (forced !== null) return forced;
  const isBuild = legalActions(table, hand, seat).some((action) => action.do === 'build');
  const move = isBuild ? nextBuild(plan, view, seat) : nextPlay(plan, view, seat);
  if (move !== undefined) return withTap(view, move);
  switch (plan.otherwise) {
    case 'wait':
      return null;
    case 'advice':
      return chooseAction(view);
    default:
      return plan.otherwise satisfies never;
  }
}

/** Returns a build of the train as far as it fits; undefined if its first tile does not. */
function nextBuild(plan: Plan, { table, hand }: View, seat: Seat): Move | undefined {
  const tiles: Tile[] = [];
  let { end } = mainEnd(table, seat);
  for (const tile of stillInHand(plan.train, hand)) {
    if (!bears(tile, end)) break;
    tiles.push(tile);
    end = otherEnd(tile, end);
  }
  return tiles.length > 0 ? { do: 'build', tiles } : undefined;
}

function nextPlay(plan: Plan, { table, hand }: View, seat: Seat): Play | undefined {
  const legal = legalPlays(table, hand, seat);
  /** On a train without a line: on the main track if it fits there, otherwise on the first place by name (19.7). */
  const find = (tile: Tile, train: TrainId, line?: Line): Play | undefined => {
    const there = legal.filter((play) => play.tile === tile && play.train === train);
    const on = (wanted: Line): Play | undefined => there.find((play) => branchOf(play.line) === branchOf(wanted));
    return line === undefined ? (on('') ?? there[0]) : on(line);
  };
  const [next] = stillInHand(plan.train, hand);
  const onOwn = next === undefined ? undefined : find(next, seat);
  const doubles = doublesToCover(table);
  const covering = (play: Play): boolean => doubles.some((one) => isOnDouble(table, one, play.train, play.line ?? ''));
  // Covers a double on the seat's own train with the planned train if that fits, since it was planned to follow.
  if (onOwn !== undefined && covering(onOwn)) return onOwn;
  const covers = stillInHand(plan.cover, hand).flatMap((tile) =>
    doubles.flatMap(
      (one) => legal.find((play) => play.tile === tile && isOnDouble(table, one, play.train, play.line ?? '')) ?? [],
    ),
  );
  const plays = plan.plays.map(parseAction).flatMap((play) => {
    return play?.do === 'play' ? (find(play.tile, play.train, play.line ?? '') ?? []) : [];
  });
  return covers[0] ?? onOwn ?? plays[0];
}

/** Returns the doubles of this turn, latest first; without one, the open double that binds. */
function doublesToCover({ turn, open }: PublicRound): readonly OpenDouble[] {
  return isAfterDouble(turn) ? turn.doubles.toReversed() : open.slice(0, 1);
}

/** Returns the named tiles that are still in hand, in their order. */
function stillInHand(names: readonly TileName[], hand: readonly Tile[]): readonly Tile[] {
  return heldOf(
    hand,
    names.flatMap((name) => parseTile(name) ?? []),
  );
}
