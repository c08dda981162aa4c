import {
  at,
  bears,
  isAfterDouble,
  isOn,
  legalActions,
  legalPlays,
  otherEnd,
  parseAction,
  parseTile,
  type Action,
  type Move,
  type Seat,
  type Table,
  type Tile,
  type TileName,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { chooseAction, withTap } from './computer.ts';
import { forcedAction } from './forced.ts';
import type { Play } from './outlook.ts';

/** Where nothing of a plan fits: wait for the player, or do what the computer player would. */
export const PLAN_OTHERWISE = ['wait', 'advice'] as const;
export type PlanOtherwise = (typeof PLAN_OTHERWISE)[number];

/** At what a plan stops and leaves the turn to its player: see `plan-stops.ts`. */
export interface PlanStops {
  readonly doubleOpens: boolean;
  readonly trainOpens: boolean;
  readonly oneTile: boolean;
  readonly roundEnds: boolean;
}

/** What a player lays out for coming turns while it is somebody else's. As stored and sent: tiles and plays in writing. */
export interface Plan {
  /** The own train, in this order. */
  readonly train: readonly TileName[];
  /** For an open double that has to be covered: the first of these that fits. */
  readonly cover: readonly TileName[];
  /** Plays in the notation of RULES.md section 7, `8-3@M`: the first that is legal is made. */
  readonly plays: readonly string[];
  readonly otherwise: PlanOtherwise;
  readonly stops: PlanStops;
}

/**
 * What a seat that is on does by its plan, and null where nothing of it fits and it says to wait, for a seat that is not
 * on and for a spectator. Always legal, with the tap where one is due; it is told nothing but the plan and the view.
 *
 * In this order: what is forced; a tile for the double that has to be covered; the next tile of the train; the first
 * legal play; `otherwise`. Where a build is due, as much of the train as fits takes the place of the middle three.
 * It neither draws nor passes of its own accord, and catches nobody.
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

/** The train as far as it fits end to end; undefined where not even its first tile does. */
function nextBuild(plan: Plan, { table, hand }: View, seat: Seat): Move | undefined {
  const tiles: Tile[] = [];
  let { end } = at(table.seats, seat).train;
  for (const tile of stillInHand(plan.train, hand)) {
    if (!bears(tile, end) || tiles.includes(tile)) break;
    tiles.push(tile);
    end = otherEnd(tile, end);
  }
  return tiles.length > 0 ? { do: 'build', tiles } : undefined;
}

function nextPlay(plan: Plan, { table, hand }: View, seat: Seat): Play | undefined {
  const legal = legalPlays(table, hand, seat);
  const find = (tile: Tile, train: TrainId): Play | undefined =>
    legal.find((play) => play.tile === tile && play.train === train);
  const [next] = stillInHand(plan.train, hand);
  const onOwn = next === undefined ? undefined : find(next, seat);
  const trains = trainsToCover(table);
  // A double that the own train goes on from is covered by the train: it is what the player laid out to follow.
  if (onOwn !== undefined && trains.includes(seat)) return onOwn;
  const covers = stillInHand(plan.cover, hand).flatMap((tile) => trains.flatMap((train) => find(tile, train) ?? []));
  const plays = plan.plays.map(parseAction).flatMap((play) => {
    return play?.do === 'play' ? (find(play.tile, play.train) ?? []) : [];
  });
  return covers[0] ?? onOwn ?? plays[0];
}

/** The trains that bear a double of this turn, the latest first, or else the one whose open double binds. */
function trainsToCover({ turn, open }: Table): readonly TrainId[] {
  const doubles = isAfterDouble(turn) ? turn.doubles.toReversed() : open.slice(0, 1);
  return doubles.map(({ train }) => train);
}

/** Those of the named tiles that have not been laid, in their order. */
function stillInHand(names: readonly TileName[], hand: readonly Tile[]): readonly Tile[] {
  return names
    .map(parseTile)
    .filter((tile) => tile !== undefined)
    .filter((tile) => hand.includes(tile));
}
